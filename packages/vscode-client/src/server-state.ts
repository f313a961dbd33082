import { Disposable, languages, LanguageStatusSeverity, type DocumentSelector, type LanguageStatusItem } from "vscode";
import { State, type BaseLanguageClient } from "vscode-languageclient";
import { restartServer } from "./commands/restart-server.js";

/** Shows in the language status whether the server runs, with the way to start it anew. */
export function showServerState(client: BaseLanguageClient, documents: DocumentSelector): Disposable {
  const item = languages.createLanguageStatusItem("irilint.server", documents);
  item.name = "Irilint";
  item.command = { command: restartServer, title: "Restart Server" };
  show(item, client.state);
  return Disposable.from(
    item,
    client.onDidChangeState(({ newState }) => show(item, newState)),
  );
}

function show(item: LanguageStatusItem, state: State): void {
  const hasStopped = state === State.Stopped;
  item.busy = state === State.Starting;
  item.severity = hasStopped ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
  item.text = hasStopped ? "Irilint has stopped" : "Irilint";
}
