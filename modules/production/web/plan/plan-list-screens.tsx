import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { addPlan, lockPlans, planFamily } from '../../contract/plan/plan-calls.ts'
import { planLists } from '../../contract/plan/plan-list.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { AboutPlanDrawer } from './about-plan-drawer.tsx'
import { AddPlanDrawer, EditPlanDrawer } from './plan-drawers.tsx'
import { seenOf, type PlanRow } from './plan-row.ts'
import { planTexts } from './plan.text.ts'
import { ConfirmPlansDrawer, RemovePlansDrawer } from './step-drawers.tsx'

type Opened =
  | { readonly drawer: 'add' }
  | { readonly drawer: 'about' | 'edit'; readonly row: PlanRow }
  | { readonly drawer: 'confirm' | 'remove'; readonly rows: readonly PlanRow[] }

const need = addPlan.write ? [addPlan.write] : []
const isPlanned = ({ plan_status }: PlanRow) => plan_status === '1'
const isMovable = (row: PlanRow) => isPlanned(row) && !row.locked_flg

const screenOf = (division: keyof typeof planLists) =>
  function PlanListScreen() {
    const say = useSay()
    const call = useCall()
    const cache = useQueryClient()
    const [opened, setOpened] = useState<Opened | null>(null)
    const close = () => setOpened(null)
    const lock = async (rows: readonly PlanRow[], locked: boolean, together: boolean) => {
      try {
        const plan_no = rows.map((row) => row.plan_no).join(',')
        const { below } = together ? await call(planFamily, { plan_no }) : { below: [] }
        const { changed } = await call(lockPlans, { plans: [...rows, ...below].map(seenOf), locked })
        showToast('done', say(locked ? planTexts.locked : planTexts.unlocked, { count: changed }))
        await cache.invalidateQueries()
      } catch (error) {
        if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
      }
    }
    const add: Command = {
      ...{ id: 'add', label: planTexts.add, key: 'F2', icon: 'plus', need },
      run: () => setOpened({ drawer: 'add' }),
    }
    const ofRows = (rows: readonly PlanRow[]): readonly Command[] => {
      const isAll = (can: (row: PlanRow) => boolean) => rows.length > 0 && rows.every(can)
      const isLocked = isAll(({ locked_flg }) => locked_flg)
      return [
        {
          ...{ id: 'confirm', label: planTexts.confirm, key: 'F7', icon: 'check', need },
          unavailable: !isAll(isPlanned),
          run: () => setOpened({ drawer: 'confirm', rows }),
        },
        {
          ...{ id: 'lock', label: isLocked ? planTexts.unlock : planTexts.lock, icon: 'lock', need },
          unavailable: !isAll(isPlanned),
          run: () => void lock(rows, !isLocked, false),
        },
        {
          ...{ id: 'lock-family', label: isLocked ? planTexts.unlockFamily : planTexts.lockFamily, need },
          ...{ icon: 'lock', unavailable: !isAll(isPlanned) },
          run: () => void lock(rows, !isLocked, true),
        },
        {
          ...{ id: 'remove', label: planTexts.remove, icon: 'trash', need },
          unavailable: !isAll(isMovable),
          run: () => setOpened({ drawer: 'remove', rows }),
        },
      ]
    }
    const ofRow = (row: PlanRow | undefined): readonly Command[] => [
      {
        ...{ id: 'about', label: planTexts.about, key: 'F9', icon: 'eye', unavailable: !row },
        run: () => row && setOpened({ drawer: 'about', row }),
      },
      {
        ...{ id: 'edit', label: planTexts.edit, key: 'F6', icon: 'edit', need },
        unavailable: !row || !isMovable(row),
        run: () => row && setOpened({ drawer: 'edit', row }),
      },
      ...ofRows(row ? [row] : []),
    ]
    return (
      <>
        <ListScreen
          list={planLists[division]}
          follows={plansChanged}
          commands={[add]}
          rowCommands={ofRow}
          checkedCommands={ofRows}
          nameOf={({ plan_no, item_cd }) => `${plan_no}　${item_cd}`}
        />
        {opened?.drawer === 'add' ? <AddPlanDrawer division={division} onClose={close} /> : null}
        {opened?.drawer === 'about' ? <AboutPlanDrawer row={opened.row} onClose={close} /> : null}
        {opened?.drawer === 'edit' ? <EditPlanDrawer row={opened.row} onClose={close} /> : null}
        {opened?.drawer === 'confirm' ? <ConfirmPlansDrawer plans={opened.rows} onClose={close} /> : null}
        {opened?.drawer === 'remove' ? <RemovePlansDrawer plans={opened.rows} onClose={close} /> : null}
      </>
    )
  }

export const StockPlanScreen = screenOf('030')
export const OrderPlanScreen = screenOf('050')
export const StockPartPlanScreen = screenOf('031')
export const OrderPartPlanScreen = screenOf('051')
