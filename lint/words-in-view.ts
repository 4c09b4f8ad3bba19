import type { JSXAttribute, JSXElement, JSXExpressionContainer, Node } from 'oxc-parser'
import type { Finding, Rule, Source } from './sources.ts'
import { mayHoldWords, textOf } from './translations.ts'

const advice =
  'Write it in three languages in a *.text.ts file beside the screen, or in the contract, and say() it here.'

const labels = new Set([
  'title',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'placeholder',
  'alt',
  'label',
])
const letters = /\p{L}/u
const cjk = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** The name of the product, in every language. */
const product = /Kaname|要/g

/** No words in the code of a page: they would stand in one language only. */
export const wordsInView: Rule = ({ code }) =>
  code
    .filter((source) => isPage(source.path) && !mayHoldWords(source))
    .flatMap((source) => {
      const inMarkup = wordsInMarkup(source)
      const known = new Set(inMarkup.map(({ line }) => line))
      return [...inMarkup, ...cjkInStrings(source).filter(({ line }) => !known.has(line))]
    })

const isPage = (path: string) => /(^|\/)web\//.test(path) || path.startsWith('app/')

function wordsInMarkup(source: Source): readonly Finding[] {
  if (!source.path.endsWith('.tsx')) return []
  const findings: Finding[] = []
  const report = (start: number, text: string) => {
    if (letters.test(text.replace(product, '')))
      findings.push(source.finding(start, `"${text.trim().slice(0, 40)}" stands in one language. ${advice}`))
  }
  source.visit({
    JSXElement(node) {
      if (isKeyCap(node)) return
      for (const child of node.children) reportChild(child, report)
    },
    JSXFragment(node) {
      for (const child of node.children) reportChild(child, report)
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !labels.has(node.name.name)) return
      const text = attributeText(node)
      if (text) report(node.start, text)
    },
  })
  return findings
}

type Report = (start: number, text: string) => void

function reportChild(child: JSXElement['children'][number], report: Report): void {
  if (child.type === 'JSXText') report(child.start, child.value)
  if (child.type === 'JSXExpressionContainer') report(child.start, writtenText(child))
}

/** What a keyboard has printed on it: <kbd>F2</kbd>. */
function isKeyCap({ openingElement: { name } }: JSXElement): boolean {
  return name.type === 'JSXIdentifier' && name.name === 'kbd'
}

function attributeText({ value }: JSXAttribute): string {
  if (value?.type === 'Literal') return typeof value.value === 'string' ? value.value : ''
  return value?.type === 'JSXExpressionContainer' ? writtenText(value) : ''
}

function writtenText({ expression }: JSXExpressionContainer): string {
  return [...strings(expression)].join(' ')
}

/** Strings that would be shown: of `open && 'Words'` and `open ? 'Words' : 'Others'` too, not of calls inside. */
function strings(node: Node): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => quasi.value.raw)
    case 'ConditionalExpression':
      return [...strings(node.consequent), ...strings(node.alternate)]
    case 'LogicalExpression':
      return strings(node.right)
    default:
      return []
  }
}

/** Japanese and Chinese in any string, unless it is part of a `{ ja, en, zh }`. */
function cjkInStrings(source: Source): readonly Finding[] {
  const findings: Finding[] = []
  const translated: (readonly [number, number])[] = []
  const report = (start: number, text: string) => {
    if (!cjk.test(text.replace(product, ''))) return
    if (translated.some(([from, to]) => start > from && start < to)) return
    findings.push(source.finding(start, `"${text.trim().slice(0, 40)}" stands in one language. ${advice}`))
  }
  source.visit({
    ObjectExpression(node) {
      if (textOf(node)) translated.push([node.start, node.end])
    },
    Literal(node) {
      if (typeof node.value === 'string') report(node.start, node.value)
    },
    TemplateLiteral(node) {
      report(node.start, node.quasis.map((quasi) => quasi.value.raw).join(''))
    },
  })
  return findings
}
