import type { RowOf } from '#platform/contract/list-column.ts'
import type { outsideProcessList } from '../../contract/outside/outside-list.ts'

export type OutsideRow = RowOf<typeof outsideProcessList>

export const outsideRowName = ({
  work_order_no,
  process_no,
}: Pick<OutsideRow, 'work_order_no' | 'process_no'>) => `${work_order_no}-${process_no}`
