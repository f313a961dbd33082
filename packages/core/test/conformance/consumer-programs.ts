import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textOf } from "../../src/consumers/octets.js";

/** What a program makes of a text: the parts that it has, each as it gives it, or nothing where it refuses the text. */
export type ProgramAnswer = Readonly<Record<string, string | null>> | null;

/** A program that reads addresses, as a package of Debian's has it. */
export interface ConsumerProgram {
  readonly consumer: "Python" | "Go" | "curl";
  ask(texts: readonly string[]): ProgramAnswer[];
}

const options = { maxBuffer: 2 ** 28, encoding: "utf8" } as const;

const inPython = `
import sys, json, urllib.parse, http.client
def port(split):
    try: return split.port
    except ValueError: return None
def target(split):
    text = (split.path or "/") + ("?" + split.query if split.query else "")
    try:
        http.client.HTTPConnection("a")._validate_path(text)
        text.encode("ascii")
        return text
    except (ValueError, http.client.InvalidURL): return None
def answer(text):
    try: split = urllib.parse.urlsplit(text)
    except ValueError: return None
    number = port(split)
    return {"scheme": split.scheme or None,
            "userinfo": split.netloc.rpartition("@")[0] if "@" in split.netloc else None,
            "host": split.hostname, "port": None if number is None else str(number),
            "path": split.path, "query": split.query or None, "fragment": split.fragment or None,
            "target": target(split) if split.scheme in ("http", "https", "ws", "wss") and split.netloc else None}
json.dump([answer(text) for text in json.load(sys.stdin)], sys.stdout)
`;

/** The parts are octets, so they come as their hexadecimal digits. */
const throughPythonToLibcurl = `
import ctypes, json, sys
library = ctypes.CDLL("libcurl.so.4")
library.curl_url.restype = ctypes.c_void_p
library.curl_url_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
library.curl_url_get.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p), ctypes.c_uint]
library.curl_url_cleanup.argtypes = [ctypes.c_void_p]
guess_scheme, encode = 1 << 9, 1 << 7
parts = {"scheme": 1, "user": 2, "password": 3, "host": 5, "port": 6, "path": 7, "query": 8, "fragment": 9}
def get(handle, part, flags):
    value = ctypes.c_char_p()
    code = library.curl_url_get(handle, part, ctypes.byref(value), flags)
    return value.value.hex() if code == 0 and value.value is not None else None
def answer(text):
    handle = library.curl_url()
    try:
        if library.curl_url_set(handle, 0, text.encode("utf8"), guess_scheme) != 0: return None
        get(handle, 0, 0)
        return {name: get(handle, part, encode if name == "path" else 0) for name, part in parts.items()}
    finally: library.curl_url_cleanup(handle)
json.dump([answer(text) for text in json.load(sys.stdin)], sys.stdout)
`;

const inGo = `package main

import (
	"encoding/hex"
	"encoding/json"
	"net/url"
	"os"
)

func answer(text string) map[string]*string {
	address, err := url.Parse(text)
	if err != nil {
		return nil
	}
	answer := map[string]*string{}
	set := func(name string, value string, present bool) {
		if present {
			encoded := hex.EncodeToString([]byte(value))
			answer[name] = &encoded
		}
	}
	path := address.EscapedPath()
	if address.Opaque != "" {
		path = address.Opaque
	}
	set("scheme", address.Scheme, address.Scheme != "")
	set("userinfo", address.User.String(), address.User != nil)
	set("host", address.Hostname(), address.Hostname() != "")
	set("port", address.Port(), address.Port() != "")
	set("path", path, true)
	set("query", address.RawQuery, address.ForceQuery || address.RawQuery != "")
	set("fragment", address.EscapedFragment(), address.Fragment != "")
	switch address.Scheme {
	case "http", "https", "ws", "wss":
		set("target", address.RequestURI(), address.Hostname() != "")
	}
	return answer
}

func main() {
	var texts []string
	if err := json.NewDecoder(os.Stdin).Decode(&texts); err != nil {
		panic(err)
	}
	answers := make([]map[string]*string, len(texts))
	for index, text := range texts {
		answers[index] = answer(text)
	}
	json.NewEncoder(os.Stdout).Encode(answers)
}
`;

const python = "/usr/bin/python3";

export const consumerPrograms: readonly ConsumerProgram[] = [
  {
    consumer: "Python",
    // The program above makes what it prints.
    ask: (texts) => JSON.parse(run(python, ["-c", inPython], texts)) as ProgramAnswer[],
  },
  {
    consumer: "Go",
    ask: askGo,
  },
  {
    consumer: "curl",
    ask: (texts) => answersOfOctets(run(python, ["-c", throughPythonToLibcurl], texts)).map(withUserinfo),
  },
];

function run(program: string, args: readonly string[], texts: readonly string[]): string {
  return execFileSync(program, args, { ...options, input: JSON.stringify(texts) });
}

function askGo(texts: readonly string[]): ProgramAnswer[] {
  const folder = mkdtempSync(join(tmpdir(), "consumers-"));
  try {
    const file = join(folder, "main.go");
    writeFileSync(file, inGo);
    return answersOfOctets(run("go", ["run", file], texts));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function answersOfOctets(json: string): ProgramAnswer[] {
  // The programs above make it.
  const answers = JSON.parse(json) as ProgramAnswer[];
  return answers.map((answer) => {
    if (answer === null) return null;
    const parts = Object.entries(answer).map(([name, value]) => [
      name,
      value === null ? null : textOfHexadecimal(value),
    ]);
    return Object.fromEntries(parts) as ProgramAnswer;
  });
}

function textOfHexadecimal(digits: string): string {
  return textOf(Buffer.from(digits, "hex").toString("latin1"));
}

/** libcurl tells the name apart from the password, and both from options in the schemes of mail. */
function withUserinfo(answer: ProgramAnswer): ProgramAnswer {
  if (answer === null) return null;
  const { user, password, ...rest } = answer;
  const userinfo =
    user === null && password === null ? null : `${user ?? ""}${password === null ? "" : `:${password}`}`;
  const isHttp = rest["scheme"] === "http" || rest["scheme"] === "https";
  const query = rest["query"] ?? null;
  const target = isHttp ? (rest["path"] ?? "") + (query === null ? "" : `?${query}`) : null;
  return { ...rest, userinfo, target };
}
