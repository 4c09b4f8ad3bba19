import type { Screen, Section } from '#platform/contract/screen.ts'
import type { Fact } from '#platform/contract/fact.ts'
import type { Listener } from '../facts/listener.ts'
import type { Handler } from '../jobs/handler.ts'
import type { Route } from '../http/route.ts'
import type { LifeCycle } from '../life-cycle/life-cycle.ts'
import type { ListService } from '../list/list-service.ts'
import type { FixedOfMaster } from '../master/fixed-fields.ts'
import type { MasterService } from '../master/master-service.ts'
import type { MasterUse } from '../master/usage.ts'
import type { NumberKind } from '../numbering/number-kind.ts'
import type { MessageKind } from '../outbox/outbox.ts'
import type { KeptSlip } from '../slip/kept-slip.ts'
import type { Demo } from './demo.ts'
import type { Examination } from './examination.ts'
import type { Registration } from './point.ts'

/**
 * A module as a value: everything that it brings to the product. Importing it does nothing; what stands here counts where
 * it is composed, and only there (`compose`).
 */
export interface Module {
  /** The folder's name. */
  readonly name: string
  /** Its part of the menu; the pages are in the browser's half of the module (`platform/web/module/`). */
  readonly screens?: readonly (Section | Screen)[]
  readonly masters?: readonly MasterService[]
  readonly lists?: readonly ListService[]
  /** Documents that are stored and can be changed. */
  readonly slips?: readonly KeptSlip[]
  /** The calls beside those that follow from masters, lists and slips. */
  readonly routes?: readonly Route[]
  readonly jobs?: readonly Handler[]
  /** How what it puts into the outbox is delivered. */
  readonly messages?: readonly MessageKind[]
  /** The series of printed numbers of its documents; every factory begins with them. */
  readonly numberKinds?: readonly NumberKind[]
  /** What the doctor looks at. */
  readonly doctor?: readonly Examination[]
  /** The masters of the demo company, and what else it puts into it. */
  readonly demoMasters?: Demo
  readonly demo?: Demo
  /** What its verbs say to others. */
  readonly facts?: readonly Fact[]
  /** What it hears of the facts of earlier modules. */
  readonly listeners?: readonly Listener[]
  /** Documents that use masters of earlier modules. */
  readonly uses?: readonly MasterUse[]
  /** Fields of earlier modules' masters that its documents are built upon. */
  readonly fixed?: readonly FixedOfMaster[]
  readonly lifeCycles?: readonly LifeCycle[]
  /** What it registers at the points of earlier modules. */
  readonly registers?: readonly Registration[]
}
