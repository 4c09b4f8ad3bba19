import type { Node } from 'pdfmake'
import type { Fact, Panel, Parties, SheetHead, Stamps } from '#platform/contract/document.ts'
import { barcodePicture } from './barcode-svg.ts'
import { mincho } from './faces.ts'
import { layOutSeal } from './lay-out-seal.ts'
import { mm } from './millimetres.ts'
import { standsApart } from './lay-out-header.ts'
import { largestIn } from './largest-in.ts'
import { leading, sizeOfLine, textWidth } from './text-width.ts'

export function layOutSheetHead(head: SheetHead, room: number): Node {
  const { svg, width, height } = barcodePicture(head.barcode)
  const left = head.number === undefined ? room * 0.36 : (room - width) * 0.56
  const columns: readonly Node[] = [
    { stack: namesOf(head, left), width: left },
    { ...factsAtTheRight(head.facts), width: '*' },
    { svg, width, height },
  ]
  return {
    table: { widths: ['*'], body: [[{ columns, columnGap: mm(3) }]] },
    layout: 'heavy',
    margin: [0, 0, 0, 6],
  }
}

/** What it is, by which number it is called out, and what belongs to it. */
function namesOf({ title, number, beside = '' }: SheetHead, width: number): readonly Node[] {
  const isShort = standsApart(title)
  const titleSize = number === undefined ? 19 : 14
  return [
    {
      ...{ text: title, font: mincho, bold: true, noWrap: true, characterSpacing: isShort ? 6 : 0 },
      fontSize: sizeOfLine(title, width * (isShort ? 0.7 : 1), titleSize, 0.5),
    },
    ...(number === undefined
      ? []
      : [{ text: number, bold: true, fontSize: sizeOfLine(number, width * 0.9, 24, 0.5), noWrap: true }]),
    ...(beside === '' ? [] : [{ text: beside, fontSize: sizeOfLine(beside, width, 9, 0.8) }]),
  ]
}

const factsAtTheRight = (facts: readonly Fact[]): Node => ({
  stack: facts.map(({ label, value, strong = false }) => ({
    text: [
      { text: `${label}　`, fontSize: 8, color: '#444444' },
      { text: value, bold: strong, fontSize: strong ? 10.5 : 9 },
    ],
    alignment: 'right',
  })),
})

/** Two halves of a sheet lie line on line: who it is for takes the same room on both, however long the names are. */
const partiesHeight = mm(30)

/** On both sides of a panel, but for the left one of the first, and the line beside it. */
const panelPadding = 7
const panelRule = 0.6

export function layOutPanels(panels: readonly Panel[], room: number): Node {
  const all = panels.reduce((sum, { share }) => sum + share, 0)
  const between = (2 * panels.length - 1) * panelPadding + (panels.length - 1) * panelRule
  const widths = panels.map(({ share }) => ((room - between) * share) / all)
  const panelOf = ({ label, main, unit = '', below }: Panel, at: number): Node => {
    const width = widths[at] ?? 0
    const behind = unit === '' ? '' : ` ${unit}`
    const { size, lines } = largestIn(main, {
      ...{ width, height: 18 * leading, largest: 18, behind: 0.5 * textWidth(behind, 1) },
    })
    return {
      stack: [
        { text: label, fontSize: 7.5, color: '#444444' },
        ...lines.map((text, on): Node => ({
          text: [
            { text, bold: true, fontSize: size },
            ...(on === lines.length - 1 && behind ? [{ text: behind, fontSize: Math.max(6, size / 2) }] : []),
          ],
          noWrap: true,
        })),
        { text: below, fontSize: 8 },
      ],
    }
  }
  return { table: { widths, body: [panels.map(panelOf)] }, layout: 'panels', margin: [0, 0, 0, 6] }
}

export function layOutParties(parties: Parties, room: number): Node {
  const { to, above, below, from, fromLines, seal } = parties
  const widths = [room * 0.55, room * 0.45 - mm(4)] as const
  const sides = [
    { name: to, font: mincho, largest: 12, before: above, after: below },
    { name: from, font: '', largest: 10, before: [], after: fromLines },
  ] as const
  return {
    table: {
      widths,
      heights: partiesHeight,
      body: [
        sides.map((side, at) => ({
          stack: [
            ...(at === 1 && seal ? [layOutSeal(seal, { right: widths[1], top: 0, side: mm(12) })] : []),
            ...partyIn(side, widths[at] ?? 0),
          ],
        })),
      ],
    },
    layout: 'parties',
  }
}

interface Party {
  readonly name: string
  readonly font: string
  readonly largest: number
  readonly before: readonly string[]
  readonly after: readonly string[]
}

function partyIn({ name, font, largest, before, after }: Party, width: number): readonly Node[] {
  const lines = [...before, ...after]
  const heightAt = (size: number) =>
    lines.reduce((sum, text) => sum + Math.ceil((textWidth(text, size) * 1.02) / width), 0) * size * leading
  const named = largestIn(name, { width, height: 2 * 10 * leading, largest, behind: 0 })
  const left = partiesHeight - named.lines.length * named.size * leading
  const size = [8, 7.5, 7, 6.5].find((one) => heightAt(one) <= left) ?? 6
  const small = (texts: readonly string[]) => texts.map((text): Node => ({ text, fontSize: size }))
  return [
    ...small(before),
    ...named.lines.map((text): Node => ({
      ...{ text, font, bold: true, fontSize: named.size, noWrap: true },
      // A line of Mincho has no room of its own above and below.
      margin: font === '' ? 0 : [0, 2.5, 0, 1.5],
    })),
    ...small(after),
  ]
}

/** A stamp has some twelve millimetres; its label stands upright at its left. */
const stampWidth = 16
const stampHeight = 15

export function layOutStamps({ labels }: Stamps, room: number): Node {
  const [label, stamp] = [
    mm(5),
    Math.min(mm(labels.length === 1 ? 34 : stampWidth), room / labels.length - mm(5)),
  ]
  const upright = (text: string): Node => ({
    ...{ text: [...text].join('\n'), alignment: 'center', fontSize: 7.5 },
    margin: [0, 4, 0, 0],
  })
  const width = labels.length * (label + stamp) + 0.8 * (2 * labels.length + 1)
  return {
    table: {
      widths: labels.flatMap(() => [label, stamp]),
      heights: mm(stampHeight),
      body: [labels.flatMap((text) => [upright(text), { text: '' }])],
    },
    layout: 'stamps',
    margin: [room - width, 4, 0, 0],
  }
}
