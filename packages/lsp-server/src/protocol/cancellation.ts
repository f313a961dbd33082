import { LSPErrorCodes, ResponseError } from "vscode-languageserver";

/** The answer to a request that the client does not want answered any more. */
export function cancelled(): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestCancelled, "The request was cancelled.");
}
