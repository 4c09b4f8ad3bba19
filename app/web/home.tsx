import { HomeScreen } from '#modules/system/web/home/home-screen.tsx'
import type { HomeTile } from '#modules/system/web/home/home-tile.ts'
import { systemTiles } from '#modules/system/web/home/system-tiles.tsx'

/** The tiles of all modules, in the order of the modules. */
const homeTiles: readonly HomeTile[] = [...systemTiles]

export const Home = () => <HomeScreen tiles={homeTiles} />
