/** A refusal is heard and felt: nobody looks at a phone while he lifts a box. */
export function beLoud(): void {
  navigator.vibrate?.([180, 90, 180])
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  tone.frequency.value = 220
  tone.type = 'square'
  tone.connect(audio.destination)
  tone.addEventListener('ended', () => void audio.close())
  tone.start()
  tone.stop(audio.currentTime + 0.35)
}
