import { describe, expect, it } from 'vitest'
import { labelCode, labelContent, labelFrame } from '#modules/master/contract/price.ts'
import { renderPdf } from '#platform/server/documents/render-pdf.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { matchesCustomerLabel } from '../../contract/pick/customer-label.ts'
import { codeTextOf, type Box, type LabelLayout } from '../../contract/shipping/box-code.ts'
import { boxLabelPaper, sheetOf } from '../../contract/shipping/box-label.ts'

const layout: LabelLayout = {
  ...{ label_width: 100, label_height: 60, label_frame: '1', label_code: '1', label_content: '1' },
  label_po_flg: true,
  ...{ label_lot_flg: true, label_due_flg: true, label_dock_flg: true, label_own_flg: true },
  label_box_flg: true,
}
const box: Box = {
  ...{
    customer_item_cd: 'TW-40121',
    item_cd: 'KS-2043',
    item_nm: 'フランジシャフト φ25',
    qty: '50',
    unit_nm: '個',
  },
  ...{ lot_no: '261112-03', order_no: 'TW-88213-02', dock: 'B-2', delivery_dt: '2026-11-24' },
  ...{ destination: '東和精機 三島第二工場', company: 'みなと精密工業㈱', box_no: 3, boxes: 4 },
}
const longest: Box = {
  ...box,
  ...{
    customer_item_cd: 'W'.repeat(40),
    item_cd: 'M'.repeat(40),
    item_nm: '高'.repeat(80),
    lot_no: 'L'.repeat(40),
  },
  ...{
    qty: '1234567890.123',
    order_no: 'P'.repeat(36),
    dock: '東'.repeat(20),
    destination: '工場'.repeat(30),
  },
}

describe('a label', () => {
  it('that is said to fit is drawn on one page of its size, with every code and content, and the longest words', async () => {
    let drawn = 0
    for (const label_width of [60, 85, 100, 150, 210])
      for (const label_height of [40, 50, 60, 90, 297]) {
        const fitting = labelCode.codes
          .flatMap((label_code) => labelContent.codes.map((label_content) => ({ label_code, label_content })))
          .flatMap((own) => labelFrame.codes.map((label_frame) => ({ ...own, label_frame })))
          .flatMap((own) =>
            [box, longest].map((one) => ({
              box: one,
              layout: { ...layout, label_width, label_height, ...own },
            })),
          )
          .filter((one) => sheetOf(one, 'ja') !== undefined)
        const { pdf } = await renderPdf({
          ...{
            title: 'labels',
            language: 'ja',
            paper: { width: label_width, height: label_height, margin: 0 },
          },
          documents: fitting.map((one) => ({ content: boxLabelPaper.build(one, 'ja'), mark: '' })),
          printed_at: '2026-11-24T00:00:00Z',
        })
        const pages = textOfPages(pdf).map((page) => page.replaceAll(/\s/g, ''))
        // A label that is a hair too high leaves an empty page.
        expect(pages, `${label_width} × ${label_height}`).toHaveLength(Math.max(1, fitting.length))
        for (const [at, one] of fitting.entries())
          expect(pages[at]).toContain(one.box.customer_item_cd.slice(0, 3))
        drawn += fitting.length
      }
    expect(drawn).toBeGreaterThan(100)
  }, 120_000)

  it('of 100 × 60 mm has room for all of an ordinary box, with any code', () => {
    for (const label_frame of labelFrame.codes)
      for (const label_code of labelCode.codes)
        expect(
          sheetOf({ box, layout: { ...layout, label_frame, label_code } }, 'ja'),
          label_code,
        ).toBeDefined()
  })

  it('in frames touches edge to edge, each field once, and nothing that its customer does not want', () => {
    const framesOf = (more: Partial<LabelLayout>) => {
      const [label] = sheetOf({ box, layout: { ...layout, ...more } }, 'ja')?.labels ?? []
      return label && 'frames' in label ? label.frames : []
    }
    for (const label_code of labelCode.codes)
      for (const label_height of [50, 60, 120]) {
        const frames = framesOf({ label_code, label_height })
        const area = frames.reduce((sum, { width, height }) => sum + width * height, 0)
        expect(area).toBeCloseTo(97 * (label_height - 3), 3)
        expect(frames.filter(({ barcode }) => barcode)).toHaveLength(1)
      }
    const said = (more: Partial<LabelLayout>) =>
      framesOf(more)
        .map(({ value, note = '' }) => `${value} ${note}`)
        .join()
    for (const [flag, words] of [
      ['label_po_flg', 'TW-88213-02'],
      ['label_lot_flg', '261112-03'],
      ['label_due_flg', '11/24'],
      ['label_dock_flg', 'B-2'],
      ['label_own_flg', 'KS-2043'],
      ['label_box_flg', '3／4'],
    ] as const) {
      expect(said({})).toContain(words)
      expect(said({ [flag]: false })).not.toContain(words)
    }
  })

  it('says what 三点照合 reads, whatever stands in its code', () => {
    for (const label_content of labelContent.codes) {
      const text = codeTextOf(box, { ...layout, label_content })
      expect(matchesCustomerLabel(text, box), text).toBe(true)
      expect(matchesCustomerLabel(text, { ...box, qty: '49' })).toBe(false)
    }
  })

  it('is refused where its bars cannot say it', () => {
    const japanese = { ...box, order_no: '注文１' }
    const bars = { ...layout, label_code: '2', label_content: '3' } as const
    expect(sheetOf({ box: japanese, layout: bars }, 'ja')).toBeUndefined()
    expect(sheetOf({ box: longest, layout: { ...bars, label_content: '1' } }, 'ja')).toBeUndefined()
  })
})
