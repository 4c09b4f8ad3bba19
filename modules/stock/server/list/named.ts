import { itemRead } from '#modules/master/server/views.ts'

/**
 * What names codes to people, each found by its whole key: a list is as quick on a database that has never counted its
 * rows, where a join would be planned as if every table had one. `row` is what the codes stand in.
 */
export const namesOfItem = (row: 'b' | 'v' | 'l') => ({
  item_nm: itemRead.of(row, 'item_nm'),
  item_type_cd: itemRead.of(row, 'item_type_cd'),
  item_type_nm: itemRead.of(row, 'item_type_nm'),
  unit_nm: itemRead.of(row, 'unit_nm'),
  safety_stock: itemRead.of(row, 'safety_stock'),
})
