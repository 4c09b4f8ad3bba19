import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { mailSupply, printSupplies, supplyMaterial } from '../../contract/supply/supply-calls.ts'
import { supplyList } from '../../contract/supply/supply-list.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'
import { CancelSupplyDrawer, PrepareDrawer } from './supply-drawers.tsx'
import { supplyTexts } from './supply.text.ts'

type Supply = SlipRecordOf<typeof supplySlip>

/** 支給登録: what is handed to a subcontractor is written down, or follows from an order, and is handed over. */
export function SupplyScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const { print, printing } = usePrint()
  const [isPreparing, setPreparing] = useState(false)
  const [ending, setEnding] = useState('')
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const mail = async (supply_no: string) => {
    try {
      const { to } = await call(mailSupply, { supply_no })
      showToast('done', say(supplyTexts.mailed, { to }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const commands = (supply: Supply | null, act: ActCommand<typeof supplySlip>): readonly Command[] => {
    const supply_no = supply?.header.supply_no ?? ''
    return [
      supply
        ? act({
            ...{ id: 'supply', label: supplyTexts.supply, key: 'F7' },
            run: () => call(supplyMaterial, { supply_no }),
          })
        : {
            ...{ id: 'prepare', label: supplyTexts.prepare, key: 'F7', need: supplySlip.write },
            run: () => setPreparing(true),
          },
      {
        ...{ id: 'print', label: supplyTexts.print, key: 'F10', icon: 'print', need: supplySlip.write },
        unavailable: printing || supply?.header.supply_status !== '1',
        run: () => void print(printSupplies, { supply_no }),
      },
      {
        ...{ id: 'mail', label: supplyTexts.mail, need: mailSupply.write, seldom: true },
        unavailable: supply?.header.supply_status !== '1',
        run: () => void mail(supply_no),
      },
      {
        ...{ id: 'cancel', label: supplyTexts.cancel, key: 'F6', need: supplySlip.write },
        ...(supply ? { ability: supply.abilities.cancel } : {}),
        unavailable: !supply,
        run: () => setEnding(supply_no),
      },
    ]
  }
  return (
    <>
      <SlipPage key={shown} templates slip={supplySlip} list={supplyList} commands={commands} />
      {isPreparing ? (
        <PrepareDrawer
          onClose={(supply_no) => {
            setPreparing(false)
            if (supply_no !== '') void go(`${supplySlip.screen.path}?supply_no=${supply_no}`)
          }}
        />
      ) : null}
      {ending === '' ? null : (
        <CancelSupplyDrawer
          supply_no={ending}
          onClose={(isDone) => {
            setEnding('')
            if (isDone) setShown(shown + 1)
          }}
        />
      )}
    </>
  )
}
