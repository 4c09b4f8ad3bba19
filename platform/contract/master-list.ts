import { abortDivision } from './code-table.ts'
import type { Field, Fields } from './fields.ts'
import { columnKinds, type ListColumn, type ListColumns } from './list-column.ts'
import { referencedName } from './master-references.ts'
import { leadsTo } from './record-page.ts'

/** The columns of a master's list: its fields, the abort division, and who changed a record when. */
export const masterListColumns = (fields: Fields): ListColumns => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOfField(name, field)])),
  abort_div: {
    kind: 'choice',
    label: { ja: '区分', en: 'Status', zh: '状态' },
    width: 8,
    codes: abortDivision,
  },
  ...whoAndWhen,
})

/** Who changed it when. */
export const whoAndWhen = {
  update_dt: { kind: 'moment', label: { ja: '更新日時', en: 'Updated', zh: '更新时间' }, width: 17 },
  update_user: { kind: 'code', label: { ja: '更新者', en: 'Updated by', zh: '更新人' }, width: 12 },
  create_dt: { kind: 'moment', label: { ja: '登録日時', en: 'Entered', zh: '登记时间' }, width: 17 },
  create_user: { kind: 'code', label: { ja: '登録者', en: 'Entered by', zh: '登记人' }, width: 12 },
} as const satisfies ListColumns

/** A field of a master or a slip as a column of a list. */
export function columnOfField(name: string, field: Field): ListColumn {
  const { kind, label, width, codes, says, cost, per, nameWidth = usualNameWidth(field) } = field
  const named = kind === 'reference' ? { named: referencedName(name), width: width + nameWidth } : { width }
  const leads = leadsTo(name, field)
  return {
    kind: columnKinds[kind],
    label,
    ...named,
    ...(codes ? { codes } : {}),
    ...(says ? { says } : {}),
    ...(leads ? { leads } : {}),
    ...(cost ? { cost } : {}),
    ...(per === undefined ? {} : { per }),
  }
}

/** Few names are as long as they may be, but those of items are longer than those of machines. */
function usualNameWidth({ refersTo }: Field): number {
  const target = refersTo?.master
  const name = target && target !== 'self' ? target.fields[target.nameField]?.width : undefined
  return Math.round((name ?? 28) * 0.58)
}
