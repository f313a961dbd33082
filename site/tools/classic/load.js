/**
 * Runs the scripts of a page that was opened as a file. Browsers refuse modules of files to each other, so they stand beside the
 * modules as classic scripts too, which call `System.register` with their imports; `scripts.ts` writes them. Firefox runs the
 * modules, but the router in them ends there, since files have no origin against which it could resolve addresses.
 */
(() => {
  const assets = new URL("assets/", globalThis.__VP_SITE_ROOT__).href;
  const classic = new URL("classic/", globalThis.__VP_SITE_ROOT__).href;
  const modules = new Map();
  const registered = new Map();
  let last = Promise.resolve();

  globalThis.System = {
    register: (imports, declare) => registered.set(document.currentScript.src, { imports, declare }),
  };

  // Files may not change the path of their address, not even from that of a folder's page to that of the folder.
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state, title, to) =>
    replaceState(
      state,
      title,
      to !== undefined && new URL(to, location).pathname === location.pathname ? to : undefined,
    );

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();

  async function run() {
    for (const { src } of document.querySelectorAll("script[type=module][src]")) await imported(src);
  }

  /** What a module exports, once it has run. */
  async function imported(address) {
    await linked(address, new Set());
    await evaluated(address);
    return modules.get(address).namespace;
  }

  /** Waits until a module and all that it imports, in circles too, are there. */
  async function linked(address, asked) {
    if (asked.has(address)) return;
    asked.add(address);
    if (!modules.has(address)) modules.set(address, moduleAt(address));
    const module = modules.get(address);
    await module.declared;
    await Promise.all(module.imports.map((each) => linked(each, asked)));
  }

  function moduleAt(address) {
    // By this tag, Vue knows what has a default export.
    const namespace = { [Symbol.toStringTag]: "Module" };
    const module = { namespace, imports: [], importers: [], execute: undefined, isPut: false };
    module.declared = scriptOf(address).then(({ imports, declare }) => {
      const exported = (name, value) => {
        Object.assign(namespace, typeof name === "string" ? { [name]: value } : name);
        module.importers.forEach((set) => set(namespace));
        return value;
      };
      const context = { meta: { url: address }, import: (other) => imported(new URL(other, address).href) };
      const { setters, execute } = declare(exported, context);
      module.imports = imports.map((each) => new URL(each, address).href);
      module.execute = execute;
      module.imports.forEach((each, index) => {
        if (!modules.has(each)) modules.set(each, moduleAt(each));
        const exporter = modules.get(each);
        exporter.importers.push(setters[index]);
        setters[index](exporter.namespace);
      });
    });
    return module;
  }

  function scriptOf(address) {
    const script = document.createElement("script");
    script.src = address.replace(assets, classic);
    return new Promise((resolve, reject) => {
      script.onload = () => resolve(registered.get(script.src));
      script.onerror = () => reject(new Error(`There is no ${script.src}.`));
      document.head.append(script);
    });
  }

  /** Runs a module behind all that it imports; each runs once, also in a circle. */
  function evaluated(address) {
    const order = [];
    put(modules.get(address));
    last = last.then(async () => {
      for (const { execute } of order) await execute();
    });
    return last;

    function put(module) {
      if (module.isPut) return;
      module.isPut = true;
      module.imports.forEach((each) => put(modules.get(each)));
      order.push(module);
    }
  }
})();
