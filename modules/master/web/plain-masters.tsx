import type { ComponentType } from 'react'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { insideOf } from '../contract/inside.ts'
import { masters } from '../contract/masters.ts'

const screens = new Map(
  masters.map((master): [string, ComponentType] => {
    const own = { inside: insideOf(master) }
    return [master.name, () => <MasterScreen master={master} own={own} />]
  }),
)

/** The screen of a master that is nothing but its definition, by its name. */
export function plainMaster(name: string): ComponentType {
  const found = screens.get(name)
  if (!found) throw new Error(`No master is named ${name}`)
  return found
}
