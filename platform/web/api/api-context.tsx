import { createContext, useContext, type ReactNode } from 'react'
import type { Call } from './client.ts'

const CallContext = createContext<Call | null>(null)

export function CallProvider({ call, children }: { call: Call; children: ReactNode }) {
  return <CallContext value={call}>{children}</CallContext>
}

/** The typed client: `const call = useCall(); await call(factoryMaster.endpoints.getList, { page: 1 })`. */
export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}
