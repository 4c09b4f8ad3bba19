import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { settleTerminal, silentTerminals } from '../../contract/silent/silent-calls.ts'
import { silentTexts } from './silent.text.ts'
import './silent.css'

type Silent = OutputOf<typeof silentTerminals>['list'][number]

const againMs = 60_000
const queryKey = ['silent-terminals']

/** 応答のない端末, named to the foreman until they are heard of again or somebody has looked after them. */
export function SilentNotice() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const momentText = useMomentText()
  const [refused, setRefused] = useState('')
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(silentTerminals, {}, signal),
    refetchInterval: againMs,
  })
  const list = data?.list ?? []
  if (list.length === 0 && refused === '') return null
  const wordsOf = ({ unsent_cnt: count, running: jobs, ...one }: Silent) => {
    const machine = one.facility_nm || one.facility_cd || say(silentTexts.noMachine)
    const where = { machine, worker: one.worker_nm || say(silentTexts.nobody), at: momentText(one.seen_at) }
    return count > 0
      ? say(silentTexts.unsent, { ...where, count })
      : say(silentTexts.running, { ...where, jobs })
  }
  const settle = async (terminal_key: string) => {
    try {
      await call(settleTerminal, { terminal_key })
      setRefused('')
    } catch (error) {
      setRefused(refusalWords(error))
    }
    await cache.invalidateQueries({ queryKey })
  }
  return (
    <section className="silent" aria-label={say(silentTexts.title)}>
      <RefusalNotice message={refused} />
      {list.map((one) => (
        <div className="silent-one" key={one.terminal_key}>
          <Icon name="warn" size="m" />
          <p>{wordsOf(one)}</p>
          <CommandButton
            command={{
              ...{ id: `settle-${one.terminal_key}`, label: silentTexts.settle, need: ['write:mes'] },
              run: () => void settle(one.terminal_key),
            }}
          />
        </div>
      ))}
    </section>
  )
}
