import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { pbomPartMaster, pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { reorderSteps, routing } from '#modules/master/contract/routing.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { routingTexts } from './routing.text.ts'

/** The routing of an item, and changing the places of its steps. */
export function useRouting(item_cd: string, from_dt: string, on_dt: string) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const { data, isFetching } = useQuery({
    queryKey: [pbomProcessMaster.name, 'routing', item_cd, from_dt, on_dt],
    queryFn: ({ signal }) => call(routing, { item_cd, from_dt, on_dt }, signal),
    enabled: item_cd !== '' && on_dt !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const reload = async () => {
    await cache.invalidateQueries({ queryKey: [pbomProcessMaster.name] })
    await cache.invalidateQueries({ queryKey: [pbomPartMaster.name] })
  }
  const reorder = async (order: readonly number[] | undefined) => {
    if (!data || !order) return
    const seen = data.steps.map(({ process_no, update_cnt }) => ({ process_no, update_cnt }))
    try {
      await call(reorderSteps, { item_cd, from_dt: data.from_dt, order: [...order], seen })
      showToast('done', say(routingTexts.reordered))
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
    await reload()
  }
  return {
    routing: item_cd === '' ? undefined : data,
    waiting: isFetching,
    reload: () => void reload(),
    reorder: (order: readonly number[] | undefined) => void reorder(order),
  }
}
