import { codes } from '#platform/contract/code-table.ts'

/** What a row of a customer's file wants. */
export const rowKind = codes('import_row_kind', {
  0: { ja: '自動', en: 'Automatic', zh: '自动' },
  1: { ja: '新規', en: 'New', zh: '新建' },
  2: { ja: '変更', en: 'Changed', zh: '修改' },
  3: { ja: '取消', en: 'Cancel', zh: '取消' },
})
export type RowKind = (typeof rowKind.codes)[number]
