import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { openable, type MenuRoute } from '#platform/web/session/menu-route.ts'
import { homePath } from '#platform/web/session/route-guard.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { personalTexts } from './personal-center.text.ts'

interface Props {
  onStart: (path: string) => void
}

/** The screen with which one begins: home, or another one of the menu. */
export function StartChoice({ onStart }: Props) {
  const say = useSay()
  const routes = useSession((state) => state.routes) ?? []
  const { start } = useSession((state) => state.settings)
  return (
    <Labelled label={say(personalTexts.start)} hint={say(personalTexts.startHint)}>
      {(control) => (
        <select {...control} className="fld" value={start} onChange={(event) => onStart(event.target.value)}>
          <option value="">{say(personalTexts.home)}</option>
          {routes
            .map((section) => ({ section, screens: listed(section) }))
            .filter(({ screens }) => screens.length > 0)
            .map(({ section, screens }) => (
              <optgroup key={section.path} label={say(section.title)}>
                {screens.map(({ path, title }) => (
                  <option key={path} value={path}>
                    {say(title)}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      )}
    </Labelled>
  )
}

/** What stands in the menu. */
const listed = (section: MenuRoute) =>
  openable([section]).filter(({ path, meta }) => path !== homePath && !meta.hidden && !meta.unlisted)
