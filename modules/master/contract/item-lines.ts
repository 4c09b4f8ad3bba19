import { inside } from '#platform/contract/master-inside.ts'
import { bomMaster, pbomProcessMaster } from './bom.ts'
import { itemMaster } from './item.ts'

/** The parts of an item as lines that are typed, or pasted from Excel, all at once. */
export const partsOfItem = inside(
  itemMaster,
  [
    {
      rows: bomMaster,
      first: [
        'item_cd',
        'need_qty',
        'base_qty',
        'qty_div',
        'scrap_rate',
        'change_no',
        'from_dt',
        'to_dt',
        'seq',
      ],
    },
  ],
  'Parts',
)

/** Its steps likewise. */
export const stepsOfItem = inside(
  itemMaster,
  [
    {
      rows: pbomProcessMaster,
      first: [
        'operation_cd',
        'work_cd',
        'out_location_cd',
        'in_location_cd',
        'facility_group_cd',
        'process_no',
        'from_dt',
      ],
    },
  ],
  'Steps',
)
