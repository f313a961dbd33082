import {
  Disposable,
  languages,
  LanguageStatusSeverity,
  window,
  type DocumentSelector,
  type LanguageStatusItem,
} from "vscode";
import { State, type BaseLanguageClient } from "vscode-languageclient";
import { openSettings } from "./commands/open-settings.js";
import { restartServer } from "./commands/restart-server.js";
import { showOutput } from "./commands/show-output.js";
import type { DocumentStatuses, StatusOfDocument } from "./document-statuses.js";
import { describeReading, describeSettings } from "./status-texts.js";

/** Shows in the language status what was found in the document, how it was read, and which settings are in force. */
export function showLanguageStatus(
  client: BaseLanguageClient,
  documents: DocumentSelector,
  statuses: DocumentStatuses,
): Disposable {
  const found = languages.createLanguageStatusItem("irilint.found", documents);
  found.name = "Irilint";
  const settings = languages.createLanguageStatusItem("irilint.settings", documents);
  settings.name = "Irilint: Settings";
  settings.command = { command: openSettings, title: "Settings" };
  let last: StatusOfDocument | undefined;
  const show = (): void => {
    const isOfActive = last !== undefined && last.document === window.activeTextEditor?.document;
    showFound(found, client.state, isOfActive ? last : undefined);
    showSettings(settings, isOfActive ? last : undefined);
  };
  show();
  return Disposable.from(
    found,
    settings,
    client.onDidChangeState(show),
    window.onDidChangeActiveTextEditor(show),
    statuses.onAnswer((answer) => {
      if (answer.document === window.activeTextEditor?.document) last = answer;
      show();
    }),
  );
}

function showFound(item: LanguageStatusItem, state: State, of: StatusOfDocument | undefined): void {
  item.busy = state === State.Starting;
  item.command = { command: showOutput, title: "Output" };
  item.severity = LanguageStatusSeverity.Information;
  item.detail = "";
  if (state === State.Stopped) {
    item.severity = LanguageStatusSeverity.Error;
    item.text = "Irilint has stopped";
    item.command = { command: restartServer, title: "Restart Server" };
  } else if (of?.status === undefined) {
    item.text = "Irilint";
  } else {
    const findings = languages.getDiagnostics(of.document.uri).filter(({ source }) => source === "irilint").length;
    const { text, detail, isWhole } = describeReading(of.status, findings);
    if (!isWhole) item.severity = LanguageStatusSeverity.Warning;
    item.text = text;
    item.detail = detail;
  }
}

function showSettings(item: LanguageStatusItem, of: StatusOfDocument | undefined): void {
  const { text, detail, isRight } = describeSettings(of?.status);
  item.severity = isRight ? LanguageStatusSeverity.Information : LanguageStatusSeverity.Warning;
  item.text = text;
  item.detail = detail;
}
