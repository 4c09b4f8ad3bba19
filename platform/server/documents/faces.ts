import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pdfmake, { type Node, type OpenFont } from 'pdfmake'
import type { Language } from '#platform/contract/text.ts'

/** The same letter is written differently in Japan and in China: a paper takes the face of its language, and from the other one what is missing there. */
const gothic: Readonly<Record<Language, readonly [own: Face, other: Face]>> = {
  ja: ['NotoSansJP', 'NotoSansSC'],
  en: ['NotoSansJP', 'NotoSansSC'],
  zh: ['NotoSansSC', 'NotoSansJP'],
}

/** Of titles, and of whom a paper is for and from, on Japanese papers. */
export const mincho = 'BIZUDPMincho'

type Face = 'NotoSansJP' | 'NotoSansSC' | typeof mincho

const require = createRequire(import.meta.url)

const files: Readonly<Record<Face, () => readonly [normal: string, bold: string]>> = {
  NotoSansJP: () => [
    require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  ],
  NotoSansSC: () => [
    require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  ],
  BIZUDPMincho: () => [
    require.resolve('@expo-google-fonts/biz-udpmincho/400Regular/BIZUDPMincho_400Regular.ttf'),
    require.resolve('@expo-google-fonts/biz-udpmincho/700Bold/BIZUDPMincho_700Bold.ttf'),
  ],
}

const opened = new Map<Face, OpenFont['font']>()

/** A font is read once per process, when a paper first needs it; the TTF file, because the same font as WOFF takes thirty times as long. */
async function open(face: Face): Promise<OpenFont['font']> {
  const known = opened.get(face)
  if (known) return known
  const [normal, bold] = [`${face}.ttf`, `${face}-bold.ttf`] as const
  const [normalFile, boldFile] = files[face]()
  pdfmake.virtualfs.writeFileSync(normal, readFileSync(normalFile))
  pdfmake.virtualfs.writeFileSync(bold, readFileSync(boldFile))
  pdfmake.addFonts({ [face]: { normal, bold } })
  const blank = pdfmake.createPdf({ content: [], defaultStyle: { font: face } })
  const { font } = (await blank.getStream()).provideFont(face, false, false)
  opened.set(face, font)
  return font
}

export interface Faces {
  readonly body: string
  /** Letters that no font here has. */
  readonly missing: readonly string[]
  /** Each word in a face that has its letters. */
  readonly faced: (node: Node) => Node
}

/** The faces of a paper in which these letters stand. */
export async function facesOf(language: Language, letters: ReadonlySet<string>): Promise<Faces> {
  const [own, other] = gothic[language]
  const lacking = await lettersOutside(own, letters)
  const missing = lacking.size === 0 ? lacking : await lettersOutside(other, lacking)
  const outsideMincho = language === 'ja' ? await lettersOutside(mincho, letters) : undefined
  return {
    body: own,
    missing: [...missing],
    faced: facedBy((text, font) => {
      const isMincho = font === mincho && outsideMincho !== undefined && !hasAny(text, outsideMincho)
      if (isMincho) return [{ text, font: mincho }]
      return runsOf(text, lacking).map((run) => ({ text: run, font: hasAny(run, lacking) ? other : own }))
    }),
  }
}

async function lettersOutside(face: Face, letters: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const font = await open(face)
  return new Set([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
}

const hasAny = (text: string, letters: ReadonlySet<string>): boolean =>
  letters.size > 0 && [...text].some((letter) => letters.has(letter))

/** Cut where the face changes. */
function runsOf(text: string, lacking: ReadonlySet<string>): readonly string[] {
  if (!hasAny(text, lacking)) return [text]
  const runs: string[] = []
  let before: boolean | undefined
  for (const letter of text) {
    const now = lacking.has(letter)
    if (now === before) runs.push((runs.pop() ?? '') + letter)
    else runs.push(letter)
    before = now
  }
  return runs
}

interface Run {
  readonly text: string
  readonly font: string
}

const facedBy = (runsIn: (text: string, font: string | undefined) => readonly Run[]) => {
  const faced = (node: Node): Node => {
    const { text, stack, columns, table } = node
    return {
      ...withRuns(node, typeof text === 'string' ? runsIn(text, node.font) : []),
      ...(typeof text === 'object' ? { text: text.map(faced) } : {}),
      ...(stack ? { stack: stack.map(faced) } : {}),
      ...(columns ? { columns: columns.map(faced) } : {}),
      ...(table ? { table: { ...table, body: table.body.map((row) => row.map(faced)) } } : {}),
    }
  }
  return faced
}

function withRuns(node: Node, runs: readonly Run[]): Node {
  const [only] = runs
  if (only === undefined) return node
  return runs.length === 1 ? { ...node, ...only } : { ...node, text: runs }
}
