import { bomRecords, itemRecords, purchases } from './items.ts'

/** What the people and the machines of one level add to what goes in, by type of item. */
const conversion: Readonly<Record<string, readonly [labour: number, machine: number]>> = {
  PRODUCT: [0.12, 0.02],
  SEMI: [0.1, 0.02],
  INTER: [0.15, 0.35],
  PARTMADE: [0.35, 0.55],
}

const bought = new Map<string, number>(purchases.map(({ item_cd, price }) => [item_cd, price]))
const typeOf = new Map(itemRecords.map((item) => [item.item_cd, String(item['item_type_cd'])]))
const partsOf = (item_cd: string) => bomRecords.filter(({ parent_item_cd }) => parent_item_cd === item_cd)

interface Cost {
  readonly material: number
  readonly labour: number
  readonly machine: number
}

const known = new Map<string, Cost>()

/** Rolled up from the parts list. */
function costOf(item_cd: string): Cost {
  const found = known.get(item_cd)
  if (found) return found
  const price = bought.get(item_cd)
  const cost = price === undefined ? madeFrom(item_cd) : { material: price, labour: 0, machine: 0 }
  known.set(item_cd, cost)
  return cost
}

function madeFrom(item_cd: string): Cost {
  const sum = { material: 0, labour: 0, machine: 0 }
  for (const part of partsOf(item_cd)) {
    const one = costOf(part.item_cd)
    const qty = Number(part.need_qty)
    sum.material += one.material * qty
    sum.labour += one.labour * qty
    sum.machine += one.machine * qty
  }
  const [labour, machine] = conversion[typeOf.get(item_cd) ?? ''] ?? [0, 0]
  return {
    material: sum.material,
    labour: sum.labour + sum.material * labour,
    machine: sum.machine + sum.material * machine,
  }
}

export const standardCostRecords = itemRecords
  .filter((item) => item['make_buy'] === '1')
  .map(({ item_cd }) => {
    const { material, labour, machine } = costOf(item_cd)
    return {
      item_cd,
      from_dt: '2026-04-01',
      material_cost: material.toFixed(0),
      labour_cost: labour.toFixed(0),
      machine_cost: machine.toFixed(0),
    }
  })
