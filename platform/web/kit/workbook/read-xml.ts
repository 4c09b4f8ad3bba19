interface Tag {
  readonly kind: 'open' | 'close'
  /** Without the prefix that some programs write. */
  readonly name: string
  readonly has: (attribute: string) => string | undefined
}
interface Words {
  readonly kind: 'words'
  readonly text: string
}

const piece =
  /<(\/?)(?:\w+:)?(\w+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<!\[CDATA\[([^]*?)\]\]>|<[!?][^>]*>|([^<]+)/g

/** Tags and texts as they come: workbooks are flat, and nothing of them is run. */
export function* readXml(xml: string): Generator<Tag | Words> {
  for (const [, closing, name, attributes = '', empty, data, text] of xml.matchAll(piece)) {
    if (name !== undefined) {
      const has = (wanted: string) => attributeIn(attributes, wanted)
      yield { kind: closing ? 'close' : 'open', name, has }
      if (empty) yield { kind: 'close', name, has }
    } else if (data !== undefined) yield { kind: 'words', text: data }
    else if (text !== undefined) yield { kind: 'words', text: plain(text) }
  }
}

function attributeIn(attributes: string, wanted: string): string | undefined {
  for (const [, name, value = ''] of attributes.matchAll(/([\w:.-]+)\s*=\s*["']([^"']*)["']/g))
    if (name === wanted) return plain(value)
  return undefined
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') =>
      (hex ?? decimal)
        ? signOf(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
        : (named[String(name)] ?? whole),
  )

const signOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
