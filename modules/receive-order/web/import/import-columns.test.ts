import { describe, expect, it } from 'vitest'
import type { ImportRow } from '../../contract/import/import-file.ts'
import { cellOf } from './import-columns.ts'
import { orderFilesShown } from './order-files-shown.ts'

const words = { ja: '納入先がありません。', en: 'No destination.', zh: '没有送货地址。' }
const row: ImportRow = {
  ...{ row_no: 2, cells: ['TK-1'], corrected: [] },
  assessed: {
    ...{ kind: '0', changes: [], order_no: '' },
    shown: {
      ...{
        customer_cd: 'K900',
        customer_po_no: 'TK-1',
        customer_line_no: '1',
        customer_item_cd: '',
        item_cd: 'A',
      },
      ...{ qty: '20', unit_price: '', amount: '', desired_dt: '', ship_dt: '', destination_cd: '' },
    },
    problems: [{ code: 'BIZ_DESTINATION_MISSING', text: words, column: -1, params: {} }],
  },
}

describe('A row of a customer’s file', () => {
  it('tells in words what is wrong with it as a whole, where no cell of the file could', () => {
    const text = (id: string) => cellOf(row, id, undefined, { of: orderFilesShown, say: ({ ja }) => ja })
    expect(text('changes')).toMatchObject({ text: words.ja, tone: 'bad' })
    expect(text('cell 0').problem).toBeUndefined()
  })

  it('says what is different as it is read: days with strokes, codes as they are', () => {
    const changes = [
      { field: 'item_cd', old: 'CL-15', new: 'CL-20' },
      { field: 'desired_dt', old: '2026-12-21', new: '2026-12-22' },
      { field: 'house_cd', old: 'A-1', new: '' },
    ]
    const changed: ImportRow = { ...row, assessed: { ...row.assessed, kind: '2', changes, problems: [] } }
    const say = ({ ja }: { ja: string }, values: Record<string, unknown> = {}) =>
      Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), ja)
    expect(cellOf(changed, 'changes', undefined, { of: orderFilesShown, say }).text).toBe(
      '品目 CL-15→CL-20、希望納期 2026/12/21→2026/12/22、邸コード A-1→（空白）',
    )
  })

  it('is ready to be imported, or has been', () => {
    const good: ImportRow = { ...row, assessed: { ...row.assessed, kind: '2', problems: [] } }
    const result = (isImported: boolean) =>
      cellOf(good, 'result', undefined, { of: orderFilesShown, say: ({ ja }) => ja, isImported }).text
    expect([result(false), result(true)]).toEqual(['変更 取込可', '変更 取込済'])
  })
})
