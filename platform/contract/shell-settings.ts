import { z } from 'zod'
import type { Language } from './text.ts'

/** How the shell is laid out and coloured (specification section 2). The first of each is the default. */
export const layouts = ['vertical', 'horizontal', 'common', 'column', 'comprehensive', 'float'] as const
export type Layout = (typeof layouts)[number]

export const themes = [
  'background',
  'blue-black',
  'blue-white',
  'green-black',
  'green-white',
  'ocean',
  'purple-black',
  'purple-white',
] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'blue-black'

/** What a person sets besides theme, language and collapse. */
export const shellSettings = z.object({
  layout: z.enum(layouts),
  fixed_header: z.boolean(),
  tabs: z.boolean(),
  progress: z.boolean(),
  transition: z.boolean(),
  /** Negative figures in Japanese: ▲1,200 as in books, or −1,200. */
  triangle: z.boolean(),
  /** The path of the screen with which one begins; blank: home. */
  start: z.string().max(200),
  /** The tiles of the home screen by their names, as the person has put them; blank: as suits their permissions. */
  home_tiles: z.array(z.string().max(60)).max(100),
  /** What one has ticked of the first week. */
  tour_done: z.array(z.string().max(60)).max(200),
})
export type ShellSettings = z.output<typeof shellSettings>

export const defaultShellSettings: ShellSettings = {
  layout: 'vertical',
  fixed_header: true,
  tabs: true,
  progress: true,
  transition: true,
  triangle: true,
  start: '',
  home_tiles: [],
  tour_done: [],
}

/** What was stored, perhaps by another version: anything that does not read as expected is as it was at first. */
export function readShellSettings(stored: unknown): ShellSettings {
  const { shape } = shellSettings
  const kept = z
    .object({
      layout: shape.layout.catch(defaultShellSettings.layout),
      fixed_header: shape.fixed_header.catch(defaultShellSettings.fixed_header),
      tabs: shape.tabs.catch(defaultShellSettings.tabs),
      progress: shape.progress.catch(defaultShellSettings.progress),
      transition: shape.transition.catch(defaultShellSettings.transition),
      triangle: shape.triangle.catch(defaultShellSettings.triangle),
      start: shape.start.catch(defaultShellSettings.start),
      home_tiles: shape.home_tiles.catch([]),
      tour_done: shape.tour_done.catch([]),
    })
    .safeParse(stored)
  return kept.success ? kept.data : defaultShellSettings
}

/** A change of how the product looks to a person; what is not named stays. */
export interface LookChange {
  readonly language?: Language
  readonly theme?: Theme
  readonly collapse?: boolean
  readonly settings?: Partial<ShellSettings>
}
