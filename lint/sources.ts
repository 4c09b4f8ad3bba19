import { posix } from 'node:path'
import { parseSync, Visitor, type ParseResult, type Program, type VisitorObject } from 'oxc-parser'

/** What a rule says about a place. A warning is printed and fails nothing. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly message: string
  readonly warning?: boolean
}

/** One rule: it reads the whole tree, so that it can follow a name to the file that declares it. */
export type Rule = (sources: Sources) => readonly Finding[]

export interface Import {
  /** As written. */
  readonly specifier: string
  /** The path in the repository, when the import leads into it. */
  readonly target?: string
  /** Local name and the name that the other file exports. */
  readonly names: readonly { readonly local: string; readonly imported: string }[]
  readonly start: number
}

/** A tracked file, parsed when a rule asks. */
export class Source {
  #parsed: ParseResult | undefined
  #imports: readonly Import[] | undefined

  constructor(
    readonly path: string,
    readonly text: string,
  ) {}

  get isCode(): boolean {
    return /\.tsx?$/.test(this.path)
  }

  get isTest(): boolean {
    return /\.test\.tsx?$/.test(this.path) || /^(e2e|test|bench)\//.test(this.path)
  }

  get parsed(): ParseResult {
    this.#parsed ??= parseSync(this.path, this.text)
    return this.#parsed
  }

  get program(): Program {
    return this.parsed.program
  }

  /** Every static import, re-export and dynamic import with a literal name. */
  get imports(): readonly Import[] {
    this.#imports ??= importsOf(this)
    return this.#imports
  }

  visit(visitor: VisitorObject): void {
    new Visitor(visitor).visit(this.program)
  }

  finding(start: number, message: string): Finding {
    return { path: this.path, line: this.text.slice(0, start).split('\n').length, message }
  }
}

/** All files of the tree by path; tests make one from a few lines. */
export class Sources {
  readonly all: readonly Source[]
  readonly #byPath: ReadonlyMap<string, Source>

  constructor(files: Readonly<Record<string, string>>) {
    this.all = Object.entries(files).map(([path, text]) => new Source(path, text))
    this.#byPath = new Map(this.all.map((source) => [source.path, source]))
  }

  get code(): readonly Source[] {
    return this.all.filter((source) => source.isCode)
  }

  at(path: string): Source | undefined {
    return this.#byPath.get(path)
  }
}

/** `#platform/contract/x.ts` and `./x.ts` as a path in the repository; a package gives nothing. */
export function resolve(from: string, specifier: string): string | undefined {
  const clean = specifier.replace(/\?.*$/, '')
  if (clean.startsWith('#')) return clean.slice(1)
  if (clean.startsWith('.')) return posix.join(posix.dirname(from), clean)
  return undefined
}

/** From the parser's record of the module: the tree of the program, ten times as large, is built only for rules that visit it. */
function importsOf({ path, text, parsed }: Source): readonly Import[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const one = (specifier: string, start: number, names: Import['names'] = []): Import => {
    const target = resolve(path, specifier)
    return { specifier, start, names, ...(target ? { target } : {}) }
  }
  return [
    ...staticImports.map(({ moduleRequest, start, entries }) =>
      one(
        moduleRequest.value,
        start,
        entries.map(({ localName, importName }) => ({
          local: localName.value,
          imported: importName.name ?? '*',
        })),
      ),
    ),
    ...staticExports.flatMap(({ start, entries: [entry] }) =>
      entry?.moduleRequest ? [one(entry.moduleRequest.value, start)] : [],
    ),
    ...dynamicImports.flatMap(({ start, moduleRequest }) => {
      const [, literal] = /^['"]([^'"]*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
      return literal ? [one(literal, start)] : []
    }),
  ].sort((a, b) => a.start - b.start)
}
