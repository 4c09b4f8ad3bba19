import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bomMaster } from '#modules/master/contract/bom.ts'
import {
  reorderParts,
  structureTree,
  type Direction,
  type StructureLine,
} from '#modules/master/contract/structure.ts'
import { structureCosts } from '#modules/master/contract/roll-up.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSeesCosts } from '#platform/web/session/allowed.tsx'
import { closable, siblings, visibleRows } from './structure-rows.ts'
import { treeCosts } from './tree-costs.ts'
import { structureTexts } from './structure.text.ts'

const nothing: readonly StructureLine[] = []

/** One structure with what is open in it, and moving its lines. */
export function useStructure(item_cd: string, direction: Direction, on_dt: string) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { data, isFetching } = useQuery({
    queryKey: [bomMaster.name, 'tree', item_cd, direction, on_dt],
    queryFn: ({ signal }) => call(structureTree, { item_cd, direction, on_dt }, signal),
    enabled: item_cd !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const lines = data?.lines ?? nothing
  const seesCosts = useSeesCosts()
  const asksCosts = seesCosts && item_cd !== '' && on_dt !== '' && direction === 'parts'
  const { data: costs } = useQuery({
    queryKey: [bomMaster.name, 'costs', item_cd, on_dt],
    queryFn: ({ signal }) => call(structureCosts, { item_cd, from_dt: on_dt }, signal),
    enabled: asksCosts,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const reload = () => void cache.invalidateQueries({ queryKey: [bomMaster.name] })
  const toggle = (key: string, open: boolean) => {
    const next = new Set(closed)
    if (open) next.delete(key)
    else next.add(key)
    setClosed(next)
  }
  const reorder = async (of: StructureLine, order: readonly number[]) => {
    const seen = siblings(lines, of).map(({ seq, from_dt, update_cnt }) => ({ seq, from_dt, update_cnt }))
    try {
      await call(reorderParts, { parent_item_cd: of.parent_item_cd, order: [...order], seen })
      showToast('done', say(structureTexts.reordered))
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
    await cache.invalidateQueries({ queryKey: [bomMaster.name] })
  }
  return {
    item: data?.item,
    lines,
    // The columns are there before their figures: nothing moves when those come.
    costs: asksCosts ? treeCosts(item_cd, lines, costs) : undefined,
    cut: data?.cut ?? false,
    rows: visibleRows(lines, closed),
    waiting: isFetching,
    toggle,
    openAll: () => setClosed(new Set()),
    closeAll: () => setClosed(closable(lines)),
    reorder,
    reload,
  }
}
