import { inflateSync } from 'node:zlib'

/**
 * What a reader selects and copies from each page of a PDF of ours: glyphs go through their font's ToUnicode map, so a
 * text that is only drawn comes out empty. It knows what pdfmake writes, and nothing more.
 */
export function textOfPages(pdf: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const fonts = fontsOf(objects)
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((page) => textOf(streamOf(objects, reference(page, 'Contents')), fonts))
}

/** Fonts that travel with the document, by their names. */
export const embeddedFonts = (pdf: Uint8Array): readonly string[] =>
  [...objectsOf(Buffer.from(pdf).toString('latin1')).values()]
    .filter((body) => body.includes('/FontFile2'))
    .map((body) => /\/FontName \/\w+\+([\w-]+)/.exec(body)?.[1] ?? '')
    .sort()

type Objects = ReadonlyMap<string, string>
type GlyphTexts = ReadonlyMap<number, string>

function objectsOf(pdf: string): Objects {
  const found = pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, number = '', body = '']) => [number, body]))
}

const reference = (body: string, name: string): string =>
  new RegExp(String.raw`/${name} (\d+) 0 R`).exec(body)?.[1] ?? ''

function streamOf(objects: Objects, number: string): string {
  const [head = '', ...rest] = (objects.get(number) ?? '').split('\nstream\n')
  const bytes = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** By the name that content streams call a font. */
function fontsOf(objects: Objects): ReadonlyMap<string, GlyphTexts> {
  const fonts = new Map<string, GlyphTexts>()
  for (const body of objects.values())
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = reference(objects.get(number) ?? '', 'ToUnicode')
      fonts.set(name, map ? glyphTexts(streamOf(objects, map)) : new Map())
    }
  return fonts
}

/** `<0000> <00ff> [<0041> <0042> …]`: the texts of the glyphs from the first to the last. */
function glyphTexts(map: string): GlyphTexts {
  const texts = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [place, hex] of [...list.matchAll(/<([\w ]*)>/g)].map((match) => match[1] ?? '').entries())
      texts.set(Number.parseInt(first, 16) + place, utf16(hex.replaceAll(' ', '')))
  return texts
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function textOf(content: string, fonts: ReadonlyMap<string, GlyphTexts>): string {
  let font: GlyphTexts | undefined
  let text = ''
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name)
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (let at = 0; at < hex.length; at += 4)
        text += font?.get(Number.parseInt(hex.slice(at, at + 4), 16)) ?? ''
    if (shown) text += '\n'
  }
  return text
}
