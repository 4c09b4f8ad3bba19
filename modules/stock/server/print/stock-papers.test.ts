import { afterAll, expect, it } from 'vitest'
import { createRenderer } from '#platform/server/documents/renderer.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { goodsLabelsPaper, movePaper } from '../../contract/stock-papers.ts'

const renderer = createRenderer()
afterAll(() => renderer.close())
const asPrinted = { language: 'ja', now: new Date('2026-04-01T00:00:00Z') } as const
const pages = (pdf: Uint8Array) => textOfPages(pdf).map((page) => page.replaceAll(/\s/g, ''))

const goods = { item_cd: 'LG-15', lot_no: '260901-1', qty: '12', unit_nm: '個' }

it('a move slip of 40 lines has two pages, its remarks whole', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 40 }, () => ({
    ...goods,
    item_nm: 'リニアガイドユニット 15',
    remarks: '第二組立班の指示による補充',
  }))
  const data = {
    ...{ slip_no: 'Z000010', biz_dt: '2026-04-01', from: '999-A1', to: 'WIP-ASM', reason: '', lines },
    ...{ factory_nm: '本社工場', user_nm: '高橋 誠' },
  }
  const printed = pages((await renderer.render(movePaper, [{ data }], asPrinted)).pdf)
  expect(printed).toHaveLength(2)
  expect(printed.join('').split('第二組立班の指示による補充')).toHaveLength(41)
})

it('ten labels fit on a sheet, and the next one begins another', { timeout: 120_000 }, async () => {
  const label = { ...goods, item_nm: '六角穴付ボルト M6×20', place: '999-A1', date: '2026-04-01' }
  const print = async (count: number, skip = 0, code: 'qrcode' | 'code128' = 'qrcode') => {
    const data = { labels: Array.from({ length: count }, () => label), skip, code }
    return pages((await renderer.render(goodsLabelsPaper, [{ data }], asPrinted)).pdf).length
  }
  expect(await print(10)).toBe(1)
  expect(await print(10, 1)).toBe(2)
  expect(await print(10, 0, 'code128')).toBe(1)
  label.item_cd = 'A'.repeat(30)
  expect(await print(10, 0, 'code128')).toBe(1)
})
