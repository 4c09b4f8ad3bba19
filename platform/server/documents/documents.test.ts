import { performance } from 'node:perf_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { document, type Content, type Part } from '#platform/contract/document.ts'
import { embeddedFonts, textOfPages } from '#test/pdf-text.ts'
import { sampleLabels, sampleSlip, sampleSlipData } from '#test/sample-documents.ts'
import { measured } from '#test/yardstick.ts'
import { barcodePicture } from './barcode-svg.ts'
import { createRenderer } from './renderer.ts'

const renderer = createRenderer()
afterAll(() => renderer.close())
const now = new Date('2026-04-01T00:00:00Z')
const slip = (lines: number, print_no = 1) =>
  renderer.render(sampleSlip, [{ data: sampleSlipData(lines), print_no }], { language: 'ja', now })
const onPaper = (...parts: readonly Part[]) =>
  document<object>({
    name: 'test',
    title: { ja: '試験', en: 'Test', zh: '测试' },
    page: 'A5',
    build: (): Content => ({ parts }),
  })
const print = (...parts: readonly Part[]) =>
  renderer.render(onPaper(...parts), [{ data: {} }], { language: 'ja', now })
const withoutBreaks = (text = '') => text.replaceAll(/\s/g, '')

describe('a slip on A4', { timeout: 120_000 }, () => {
  it('can be searched and copied: its Japanese text is text', async () => {
    const { pdf, missing } = await slip(12)
    const [page] = textOfPages(pdf).map(withoutBreaks)
    for (const words of [
      '納品書',
      '㈱東京髙砂製作所御中',
      '山﨑様',
      'SHAFT-1003',
      '無電解ニッケル',
      '合計',
      'φ12×350',
    ])
      expect(page).toContain(words)
    expect(missing).toEqual([])
  })

  it('carries its fonts with it, and only the letters that it uses', async () => {
    const { pdf } = await slip(12)
    expect(embeddedFonts(pdf)).toEqual(['BIZUDPMincho-Bold', 'NotoSansJP-Bold', 'NotoSansJP-Regular'])
    expect(pdf.length).toBeLessThan(120_000)
  })

  it('has page numbers, and the head of its lines on every page; the total stands once', async () => {
    const pages = textOfPages((await slip(60)).pdf).map(withoutBreaks)
    expect(pages).toHaveLength(3)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`納品書SL202604-000123${at + 1}/3`)
      expect(page).toContain('品目コード品名数量')
    }
    expect(pages.filter((page) => page.includes('合計'))).toHaveLength(1)
    const codes = pages.join('').match(/SHAFT-\d{4}/g)
    expect(codes).toEqual(Array.from({ length: 60 }, (_, at) => `SHAFT-${1000 + at}`))
  })

  it('ends where its last part ends: what would stand below it makes no blank page', async () => {
    const text = Array.from({ length: 14 }, () => '前文').join('\n')
    const lines = Array.from({ length: 16 }, (_, at) => [`R${at}`])
    const table = { part: 'lines', columns: [{ label: '品目', width: '*' }], lines } as const
    const { pdf } = await print({ part: 'text', text }, table)
    expect(textOfPages(pdf)).toHaveLength(1)
    expect(
      textOfPages((await print({ part: 'text', text }, table, { part: 'text', text: '末尾' })).pdf),
    ).toHaveLength(2)
  })

  it('says 再発行 on every page from the second print on, and how often', async () => {
    const marked = async (print_no: number) =>
      textOfPages((await slip(60, print_no)).pdf).map((page) => withoutBreaks(page).includes('再発行'))
    expect(await marked(1)).toEqual([false, false, false])
    expect(await marked(2)).toEqual([true, true, true])
    const [page] = textOfPages((await slip(3, 4)).pdf).map(withoutBreaks)
    expect(page).toContain('再発行3')
  })

  it('comes with others in one file, each with its own page numbers and its own 再発行', async () => {
    const documents = [
      { data: sampleSlipData(60) },
      { data: sampleSlipData(3), print_no: 2 },
      { data: sampleSlipData(60) },
    ]
    const { pdf } = await renderer.render(sampleSlip, documents, { language: 'ja', now })
    const pages = textOfPages(pdf).map(withoutBreaks)
    expect(pages.map((page) => /000123(\d\/\d)/.exec(page)?.[1])).toEqual([
      ...['1/3', '2/3', '3/3'],
      '1/1',
      ...['1/3', '2/3', '3/3'],
    ])
    expect(pages.map((page) => page.includes('再発行'))).toEqual([
      ...[false, false, false],
      true,
      ...[false, false, false],
    ])
  })

  it('is the same document when it is the same data', async () => {
    const [first, second] = [await slip(3), await slip(3)].map(({ pdf }) => textOfPages(pdf))
    expect(second).toEqual(first)
  })

  it('costs less than a second once the fonts are loaded, and leaves the event loop free', async () => {
    await slip(20)
    for (const draw of [
      () => slip(20),
      () => renderer.render(sampleLabels, [{ data: { count: 24 } }], { language: 'ja', now }),
    ]) {
      const {
        result: loop,
        cpuMs,
        slowness,
      } = await measured(async () => {
        const before = performance.eventLoopUtilization()
        await draw()
        return performance.eventLoopUtilization(before)
      })
      // Processor time: what the clock shows depends on what else the machine does.
      expect(cpuMs / slowness).toBeLessThan(1000)
      // Drawn by this thread, it would be busy all the time; a loaded machine makes the little that it does last longer.
      expect(loop.utilization).toBeLessThan(0.9)
    }
  })
})

describe('a table', { timeout: 120_000 }, () => {
  const columns = [
    { label: '品目', width: 28 },
    { label: '品名', width: '*' },
    { label: '金額', width: 20, align: 'right' },
  ] as const
  const printed = async (...line: readonly string[]) => {
    const { pdf } = await print({ part: 'lines', columns, lines: [line] })
    return textOfPages(pdf)[0] ?? ''
  }

  it('does not break a code or a figure inside: they stand in smaller letters', async () => {
    const page = await printed('ABCDEFGHIJ-123456789', '軸受', '9,876,543,210')
    expect(page).toContain('ABCDEFGHIJ-123456789')
    expect(page).toContain('9,876,543,210')
  })
})

describe('labels', { timeout: 120_000 }, () => {
  it('begin after those that are used up, and go on on the next sheet', async () => {
    const { pdf } = await renderer.render(sampleLabels, [{ data: { count: 30, skip: 2 } }], {
      language: 'ja',
      now,
    })
    const lots = textOfPages(pdf).map((page) => withoutBreaks(page).match(/ロット2604-\d{3}/g)?.length)
    expect(lots).toEqual([22, 8])
  })

  it('are as many on every sheet as the sheet has', async () => {
    const { pdf } = await renderer.render(sampleLabels, [{ data: { count: 72 } }], { language: 'ja', now })
    const lots = textOfPages(pdf).map((page) => withoutBreaks(page).match(/ロット2604-\d{3}/g)?.length)
    expect(lots).toEqual([24, 24, 24])
  })

  it('say the whole of a long name in two lines where there is room for them', async () => {
    const name = '直動案内付きボールねじ支持ユニット 15'
    const labels = [{ heading: name, lines: ['品目 BS-15'] }]
    const printed = async (height: number) => {
      const { pdf } = await print({ part: 'labels', across: 1, down: 1, width: 50, height, labels })
      return withoutBreaks(textOfPages(pdf)[0])
    }
    expect(await printed(30)).toContain(withoutBreaks(name))
    expect(await printed(18)).toContain('…')
  })

  it('say a code, a quantity and an address whole: in smaller letters, and in two lines where there is room', async () => {
    const address = '愛知県豊田市本田町二丁目15番地の1 東海精密工業 豊田第三工場 資材受入センター'
    const lines = ['品目　ABCDEFGHIJ-1234567890', '数量　1,234,567,890.125 個', address]
    const barcode = {
      symbology: 'qrcode',
      text: 'ABCDEFGHIJ-1234567890 LOT-20261118-0001234',
      module: 1.4,
    } as const
    const sheet = { part: 'labels', across: 1, down: 1, width: 100, height: 57.4, scale: 1.5 } as const
    const { pdf } = await print({ ...sheet, labels: [{ heading: 'ボルト', lines, barcode }] })
    const printed = withoutBreaks(textOfPages(pdf)[0])
    for (const line of lines) expect(printed).toContain(withoutBreaks(line))
  })

  it('that do not fit are refused with their measures, not cut off', async () => {
    const sheet = { part: 'labels', across: 1, down: 1, width: 40, height: 15 } as const
    const label = { heading: '品名', lines: ['一', '二', '三', '四'] }
    await expect(print({ ...sheet, labels: [label] })).rejects.toThrow('does not fit on 40 × 15 mm')
    const wide = {
      heading: '品名',
      lines: [],
      barcode: { symbology: 'code39', text: 'A'.repeat(30), height: 2 },
    } as const
    await expect(print({ ...sheet, height: 30, labels: [wide] })).rejects.toThrow('mm of width')
    await expect(print({ ...sheet, width: 300, labels: [] })).rejects.toThrow('do not fit on a sheet')
  })
})

describe('a renderer', { timeout: 120_000 }, () => {
  it('goes on after a document that cannot be drawn', async () => {
    const kana = { part: 'barcode', barcode: { symbology: 'code39', text: 'カナ' } } as const
    await expect(print(kana)).rejects.toThrow(/code39/i)
    expect(textOfPages((await print({ part: 'text', text: '次の伝票' })).pdf).map(withoutBreaks)).toEqual([
      '次の伝票1/1',
    ])
  })

  it('draws several at a time and gives each its own', async () => {
    const all = await Promise.all(['甲', '乙', '丙'].map((text) => print({ part: 'text', text })))
    expect(all.map(({ pdf }) => withoutBreaks(textOfPages(pdf)[0]))).toEqual(['甲1/1', '乙1/1', '丙1/1'])
  })

  it('prints a paper in Chinese with Chinese letters, and a Japanese name on it in full', async () => {
    const { pdf, missing } = await renderer.render(
      onPaper({ part: 'title', text: '对账单' }, { part: 'text', text: '𠮷野㈱的采购单' }),
      [{ data: {}, print_no: 2 }],
      { language: 'zh', now },
    )
    expect(withoutBreaks(textOfPages(pdf)[0])).toBe('对账单𠮷野㈱的采购单补打11/1')
    expect(embeddedFonts(pdf)).toEqual(['NotoSansJP-Regular', 'NotoSansSC-Bold', 'NotoSansSC-Regular'])
    expect(missing).toEqual([])
  })

  it('prints the Chinese name of a supplier on a Japanese paper', async () => {
    const { pdf, missing } = await print(
      { part: 'title', text: '注文書' },
      { part: 'text', text: '苏州东风精密机械有限公司 御中' },
    )
    expect(withoutBreaks(textOfPages(pdf)[0])).toContain('苏州东风精密机械有限公司御中')
    expect(embeddedFonts(pdf)).toEqual(['BIZUDPMincho-Bold', 'NotoSansJP-Regular', 'NotoSansSC-Regular'])
    expect(missing).toEqual([])
  })

  it('tells which characters no font has', async () => {
    expect((await print({ part: 'text', text: '髙﨑①㈱ 𠮷 单 ก' })).missing).toEqual(['ก'])
  })

  it('tells who waits that it was closed, and starts again when it is asked again', async () => {
    const own = createRenderer()
    const asked = own.render(onPaper({ part: 'text', text: 'x' }), [{ data: {} }], { language: 'ja', now })
    const [refused] = await Promise.allSettled([asked, own.close()])
    expect(refused).toMatchObject({ reason: { message: 'No more documents are drawn' } })
    const again = await own.render(onPaper({ part: 'text', text: '再開' }), [{ data: {} }], {
      language: 'zh',
      now,
    })
    expect(withoutBreaks(textOfPages(again.pdf)[0])).toContain('再開')
    await own.close()
  })
})

describe('a barcode', () => {
  it('has modules of the width that was asked for', () => {
    const [narrow, wide] = [0.2, 0.4].map((module) =>
      barcodePicture({ symbology: 'code128', text: 'ABC-1', module }),
    )
    expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(2)
    // Start, five letters, check: 11 modules each; the stop has 13.
    expect(narrow?.width).toBeCloseTo(((7 * 11 + 13) * 0.2 * 72) / 25.4)
  })

  it('of the smallest QR code is square and has 21 modules', () => {
    const { width, height, quiet } = barcodePicture({ symbology: 'qrcode', text: 'ABC', module: 1 })
    expect(width).toBe(height)
    expect(width / quiet).toBeCloseTo(21 / 4)
  })
})
