import { posix } from 'node:path'
import { parseSync, Visitor, type Program, type VisitorObject } from 'oxc-parser'

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
  #program: Program | undefined
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

  get program(): Program {
    this.#program ??= parseSync(this.path, this.text).program
    return this.#program
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

function importsOf(source: Source): readonly Import[] {
  const found: Import[] = []
  const add = (specifier: string, start: number, names: Import['names'] = []) => {
    const target = resolve(source.path, specifier)
    found.push({ specifier, start, names, ...(target ? { target } : {}) })
  }
  source.visit({
    ImportDeclaration(node) {
      const names = node.specifiers.map((name) => ({
        local: name.local.name,
        imported:
          name.type === 'ImportSpecifier'
            ? name.imported.type === 'Identifier'
              ? name.imported.name
              : name.imported.value
            : '*',
      }))
      add(node.source.value, node.start, names)
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.start)
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.start)
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        add(node.source.value, node.start)
    },
  })
  return found
}
