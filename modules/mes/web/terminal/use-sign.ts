import { useEffect, useEffectEvent } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { signTerminal } from '../../contract/silent/silent-calls.ts'
import { terminalKey } from './kept-machine.ts'

/** What is sent at once is not worth a word. */
const settledMs = 3000
const againMs = 120_000

interface Stands {
  readonly facility_cd: string
  readonly worker_cd: string
  readonly unsent_cnt: number
}

/** A terminal at a machine says that it is there and what it has not sent yet, so that its silence is noticed. */
export function useSign(stands: Stands): void {
  const call = useCall()
  const { facility_cd, worker_cd, unsent_cnt } = stands
  // Without the server it is silent: that is what the server notices.
  const sign = useEffectEvent((leaves: boolean) => {
    if (facility_cd === '') return
    call(signTerminal, { terminal_key: terminalKey(), ...stands, leaves }, undefined, null).catch(
      () => undefined,
    )
  })
  useEffect(() => {
    const soon = setTimeout(() => sign(false), settledMs)
    const again = setInterval(() => sign(false), againMs)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
    }
  }, [facility_cd, worker_cd, unsent_cnt])
  useEffect(() => {
    const leave = () => sign(true)
    globalThis.addEventListener('pagehide', leave)
    return () => globalThis.removeEventListener('pagehide', leave)
  }, [])
}
