import { useState } from 'react'
import { useSession } from '../../session/session-context.tsx'
import type { Command } from '../command/command.ts'
import { ganttTexts } from './gantt.text.ts'

/** Whether closed times are folded on this Gantt, as this person last wanted it in this browser. */
export function useFolding(screen: string) {
  const whose = useSession(({ company, user }) =>
    [company?.company_cd, user?.user_cd, screen].map((part = '') => encodeURIComponent(part)).join('/'),
  )
  const key = `kaname.gantt/${whose}`
  const [isOn, setIsOn] = useState(() => window.localStorage.getItem(key) === 'folded')
  const set = (next: boolean) => {
    setIsOn(next)
    window.localStorage.setItem(key, next ? 'folded' : 'whole')
  }
  const command: Command = {
    ...{ id: 'fold', label: ganttTexts.fold, key: 'Alt+K' },
    run: () => set(!isOn),
  }
  return { isOn, set, command }
}

export type Folding = Pick<ReturnType<typeof useFolding>, 'isOn' | 'set'>
