import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import type { AnySlip, AnySlipRecord, TypedValues } from '#platform/contract/slip.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { slipAddress } from './slip-address.ts'
import { slipTexts } from './slip.text.ts'
import { keyText } from './use-slip.ts'

const habits = z.object({ continued: z.boolean(), printed: z.boolean() })
type Habits = z.output<typeof habits>

const none: Habits = { continued: false, printed: false }

/** How one goes on after posting on this screen; remembered in this browser. */
export function usePostingHabits({ name }: AnySlip) {
  const key = `kaname.posting/${name}`
  const [now, setNow] = useState(() => {
    try {
      return habits.parse(JSON.parse(window.localStorage.getItem(key) ?? ''))
    } catch {
      return none
    }
  })
  const set = (next: Habits) => {
    setNow(next)
    window.localStorage.setItem(key, JSON.stringify(next))
  }
  return { now, set }
}

export const keyOfSlip = (slip: AnySlip, record: AnySlipRecord): TypedValues =>
  Object.fromEntries(slip.key.map((name) => [name, String(record.header[name] ?? '')]))

/** Prints the paper of what was posted last. */
export const paperOf = (
  slip: AnySlip,
  last: AnySlipRecord | null,
  print: (key: TypedValues) => void,
): Command => ({
  id: 'print-posted',
  label: slipTexts.printPosted,
  key: 'F10',
  icon: 'print',
  unavailable: last === null,
  run: () => last && print(keyOfSlip(slip, last)),
})

interface Props {
  slip: AnySlip
  /** What was posted last; its number stays until the next one. */
  last: AnySlipRecord | null
  habits: ReturnType<typeof usePostingHabits>
  /** Prints its paper, where there is one. */
  paper: Command | undefined
}

/** Under the title of a slip that is posted: the last number, its paper, and how one goes on. */
export function AfterPosting({ slip, last, habits: { now, set }, paper }: Props) {
  const say = useSay()
  return (
    <div className="after-posting">
      {last ? (
        <output>
          {say(slipTexts.lastPosted, { number: keyText(slip, last) })}
          <Link to={slipAddress(slip, { key: keyOfSlip(slip, last) })}>{say(slipTexts.openSlip)}</Link>
          {paper ? <CommandButton command={paper} look="quiet" showKey /> : null}
        </output>
      ) : null}
      <span className="spacer" />
      <label>
        <input
          type="checkbox"
          checked={now.continued}
          onChange={(event) => set({ ...now, continued: event.target.checked })}
        />
        {say(slipTexts.continued)}
      </label>
      {paper ? (
        <label>
          <input
            type="checkbox"
            checked={now.printed}
            onChange={(event) => set({ ...now, printed: event.target.checked })}
          />
          {say(slipTexts.printsOnSave)}
        </label>
      ) : null}
    </div>
  )
}
