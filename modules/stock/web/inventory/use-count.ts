import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command, CommandKey } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countLines, inventoryStatus, stepInventory, type InventoryVerb } from '../../contract/inventory.ts'
import { inventoriesChanged } from '../../contract/stock-facts.ts'
import { inventoryTexts } from './inventory.text.ts'

/** The count that the address names, and the steps on its way. */
export function useCount() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [address] = useSearchParams()
  const inventory_no = address.get('inventory_no') ?? ''
  const [busy, setBusy] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['inventory', inventory_no],
    queryFn: ({ signal }) => call(countLines, { inventory_no }, signal),
    enabled: inventory_no !== '',
  })
  // Others count at the same time. The rows keep their places, and what is being typed here stays.
  useLive(inventoriesChanged, (changed) => {
    if (!changed || changed.inventories.includes(inventory_no)) void refetch()
  })
  /** Whether it was done; what stands against it has been said. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof ApiError && !error.told)
        showToast(
          'bad',
          [...new Set([error.msg, ...error.fields.slice(0, 3).map(({ msg }) => msg)])].join('\n'),
        )
      return false
    } finally {
      await refetch()
      setBusy(false)
    }
  }
  /** Said when the next step can be taken: a key that is pressed upon it must not be lost. */
  const step = async (verb: InventoryVerb) => {
    const words: string[] = []
    const done = await run(async () => {
      const { status, adjusted, documented } = await call(stepInventory, { inventory_no, verb })
      words.push(
        say(inventoryTexts.stepped, { no: inventory_no, status: say(inventoryStatus.texts[status]) }),
      )
      if (verb === 'adjust') words.push(say(inventoryTexts.adjusted, { count: adjusted }))
      if (documented > 0) words.push(say(inventoryTexts.documented, { count: documented }))
      await cache.invalidateQueries({ queryKey: ['inventoryTime'] })
    })
    if (done) showToast('done', words.join('\n'))
  }
  const stepCommand = (verb: InventoryVerb, key?: CommandKey): Command => ({
    id: verb,
    label: inventoryTexts[verb],
    need: stepInventory.write,
    ability: data?.abilities[verb],
    unavailable: busy || !data,
    run: () => void step(verb),
    ...(key ? { key } : {}),
  })
  return { count: data, inventory_no, run, call, stepCommand }
}
