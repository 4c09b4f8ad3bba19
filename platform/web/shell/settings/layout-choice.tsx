import { layouts, type Layout } from '#platform/contract/shell-settings.ts'
import { useSay } from '../../language/say.ts'
import { layoutNames, settingsTexts } from './settings.text.ts'
import './choices.css'
import './layout-picture.css'

interface Props {
  /** Of the radio buttons: one group for each place on the page. */
  name: string
  layout: Layout
  onLayout: (layout: Layout) => void
}

/** Each layout with a small drawing of where its parts stand. */
export function LayoutChoice({ name, layout, onLayout }: Props) {
  const say = useSay()
  return (
    <fieldset className="choices pictures layouts">
      <legend className="lbl">{say(settingsTexts.layout)}</legend>
      {layouts.map((other) => (
        <label key={other}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={other === layout}
            onChange={() => onLayout(other)}
          />
          <span className="choice-picture layout-picture" data-layout={other} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {say(layoutNames[other])}
        </label>
      ))}
    </fieldset>
  )
}
