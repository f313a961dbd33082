import { describeEveryRequest } from "../../packages/lsp-server/test/protocol/every-request.js";

describe("at every position", function () {
  this.timeout(300_000);
  describeEveryRequest();
});
