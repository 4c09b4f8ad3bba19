import { afterAll, expect, it } from 'vitest'
import { document, type Half } from '#platform/contract/document.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { createRenderer } from './renderer.ts'

const renderer = createRenderer()
afterAll(() => renderer.close())

const long = '株式会社日本先端精密機械製作所ホールディングス東日本統括事業本部'
const address = '静岡県三島市大社町8-21 先端技術研究開発センタービルディング東棟 12階 資材調達部第二購買課'
const name = '直動案内付きボールねじ支持ユニット 高精度仕様 φ25×1500 両端加工 防錆処理品'

/** As full as it can be. */
const half = (title: string, lines: number): Half => ({
  foot: ['輸送', title],
  parts: [
    {
      ...{ part: 'sheet-head', title, facts: [{ label: '番号', value: 'D1' }] },
      barcode: { symbology: 'qrcode', text: 'D202611-011180', module: 0.66 },
    },
    {
      part: 'parties',
      to: long,
      above: [address, address],
      below: [address, address],
      from: long,
      fromLines: [address, address],
    },
    {
      part: 'lines',
      rows: { height: 15.2, count: 6 },
      columns: [
        { label: '品名', width: '*' },
        { label: '数量', width: 18, align: 'right' },
      ],
      lines: Array.from({ length: lines }, () => [
        { main: name, below: 'KANAME-LONGCODE-20430' },
        { main: '1,234,567.125', unit: '個', below: '50×24691箱＋端数17.125' },
      ]),
      sums: ['箱数 123,460箱', ''],
    },
    {
      part: 'beside',
      left: [{ part: 'text', text: '受領しました。' }],
      right: [{ part: 'stamps', labels: ['受領印'] }],
    },
  ],
})
const pagesOf = async (print_no: number) => {
  const paper = document<object>({
    name: 'test',
    title: { ja: '試験', en: 'Test', zh: '测试' },
    page: { width: 297, height: 210, margin: 10 },
    build: () => ({
      parts: [
        { part: 'halves', cut: '切り取り', left: half('納品書', 6), right: half('受領書', 6) },
        { part: 'halves', cut: '切り取り', left: half('控', 1) },
      ],
    }),
  })
  const now = new Date('2026-04-01T00:00:00Z')
  const { pdf } = await renderer.render(paper, [{ data: {}, print_no }], { language: 'ja', now })
  return textOfPages(pdf)
}
const tight = (pages: readonly string[]) => pages.map((page) => page.replaceAll(/\s/g, ''))

it('two halves stay on their sheet however long the names are, and no figure is broken', async () => {
  const drawn = await pagesOf(1)
  expect(drawn[0]?.split('1,234,567.125')).toHaveLength(13)
  const pages = tight(drawn)
  expect(pages.map((page) => ['納品書', '受領書', '控'].filter((title) => page.includes(title)))).toEqual([
    ['納品書', '受領書'],
    ['控'],
  ])
  for (const words of [long, name, address].map((text) => text.replaceAll(/\s/g, '')))
    expect(pages[0]).toContain(words)
  expect(pages.map((page) => page.includes('切り取り'))).toEqual([true, false])
})

it('each half says that it is a reissue: they are apart when they have been cut', async () => {
  expect(tight(await pagesOf(2)).map((page) => page.split('再発行1').length - 1)).toEqual([2, 1])
})
