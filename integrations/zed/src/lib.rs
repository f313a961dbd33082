//! Starts `iri-language-server`: the one on the `PATH`, or else the newest from npm, with the Node.js of Zed.

use zed_extension_api::{
    self as zed, serde_json, settings::LspSettings, LanguageServerId,
    LanguageServerInstallationStatus, Result,
};

const PACKAGE: &str = "iri-language-server";
const SERVER: &str = "node_modules/iri-language-server/dist/server.cjs";

struct Irilint;

impl zed::Extension for Irilint {
    fn new() -> Self {
        Irilint
    }

    fn language_server_command(
        &mut self,
        id: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        let (command, mut args) = match worktree.which(PACKAGE) {
            Some(program) => (program, Vec::new()),
            None => (zed::node_binary_path()?, vec![installed_server(id)?]),
        };
        args.push("--stdio".to_string());
        Ok(zed::Command {
            command,
            args,
            env: worktree.shell_env(),
        })
    }

    /// The server asks for the section `iri`, which is `lsp.irilint.settings` in the settings of Zed.
    fn language_server_workspace_configuration(
        &mut self,
        id: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<Option<serde_json::Value>> {
        let settings = LspSettings::for_worktree(id.as_ref(), worktree)?.settings;
        Ok(settings.map(|iri| serde_json::json!({ "iri": iri })))
    }
}

/// The path of the server in the folder of this extension. A server that is there serves while npm cannot be reached.
fn installed_server(id: &LanguageServerId) -> Result<String> {
    let status = |of: &LanguageServerInstallationStatus| {
        zed::set_language_server_installation_status(id, of);
    };
    status(&LanguageServerInstallationStatus::CheckingForUpdate);
    let installed = zed::npm_package_installed_version(PACKAGE)?;
    match zed::npm_package_latest_version(PACKAGE) {
        Ok(latest) if installed.as_ref() != Some(&latest) => {
            status(&LanguageServerInstallationStatus::Downloading);
            zed::npm_install_package(PACKAGE, &latest)?;
        }
        Err(error) if installed.is_none() => return Err(error),
        _ => {}
    }
    status(&LanguageServerInstallationStatus::None);
    let folder = std::env::current_dir().map_err(|error| error.to_string())?;
    Ok(folder.join(SERVER).to_string_lossy().into_owned())
}

zed::register_extension!(Irilint);
