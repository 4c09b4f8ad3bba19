import type { AnyMaster } from '#platform/contract/master.ts'
import type { Route } from '../http/route.ts'
import type { Handler } from '../jobs/handler.ts'
import type { MessageKind } from '../outbox/outbox.ts'
import type { KeptSlip } from '../slip/kept-slip.ts'
import type { Registered } from './point.ts'

/** Modules put together: all that a server, a worker, the command line or a test needs of them. */
export interface Composition {
  readonly routes: readonly Route[]
  readonly jobs: readonly Handler[]
  readonly messages: readonly MessageKind[]
  readonly masters: readonly AnyMaster[]
  readonly slips: readonly KeptSlip[]
  /** What the modules have registered at a point, in their order. */
  readonly registered: Registered
}
