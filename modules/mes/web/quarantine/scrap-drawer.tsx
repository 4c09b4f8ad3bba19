import { useQueryClient } from '@tanstack/react-query'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useState } from 'react'
import { mayHoldLots, scrapAffected } from '../../contract/quarantine/quarantine-calls.ts'
import type { AffectedLot } from './affected-parts.tsx'
import { quarantineTexts } from './quarantine.text.ts'

interface Props {
  lots: readonly AffectedLot[]
  onClose: () => void
}

/** 廃棄 of what lies on the shelves of lots on hold, for a reason. */
export function ScrapDrawer({ lots, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [typed, setTyped] = useState({ reason_cd: '', reason: '' })
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>({ errors: {}, message: '' })
  const [sending, setSending] = useState(false)
  const reasons = useFound(codeDivMaster, 'STOCK_REASON', '')?.list ?? []
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setRefused({ errors: {}, message: '' })
  }
  const send = async () => {
    setSending(true)
    try {
      const those = lots.map(({ item_cd, lot_no }) => ({ item_cd, lot_no }))
      const { slip_no, places } = await call(scrapAffected, { lots: those, ...typed })
      showToast('done', say(quarantineTexts.scrapped, { places, slip: slip_no }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setRefused(refusalOf(error))
    } finally {
      setSending(false)
    }
  }
  const { reason_cd: wrongReason, reason: wrongRemarks, ...ofLots } = refused.errors
  const message = [refused.message, ...Object.values(ofLots)].filter(Boolean).join('\n')
  return (
    <FormDrawer
      title={say(quarantineTexts.scrap)}
      label={quarantineTexts.scrap}
      need={mayHoldLots}
      form={{ message, sending, submit: () => void (sending || send()) }}
      onClose={onClose}
    >
      <p>{say(quarantineTexts.scrapHelp, { count: lots.length })}</p>
      <Labelled label={say(quarantineTexts.scrapReason)} error={wrongReason} required>
        {(control) => (
          <select
            {...control}
            name="reason_cd"
            className="fld"
            value={typed.reason_cd}
            onChange={({ target }) => type({ reason_cd: target.value })}
          >
            <option value="">{say(quarantineTexts.choose)}</option>
            {reasons.map(({ key, name }) => (
              <option key={key.at(-1)} value={key.at(-1)}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={say(quarantineTexts.remarks)} error={wrongRemarks}>
        {(control) => (
          <input
            {...control}
            name="reason"
            className="fld"
            maxLength={200}
            value={typed.reason}
            onChange={({ target }) => type({ reason: target.value })}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
