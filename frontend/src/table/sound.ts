// Synthesizes sounds, so that there is nothing to download. Browsers mute a page until its first tap.
import { settings } from '../ui/settings.svelte'

export type SoundName = 'card' | 'knock' | 'yes' | 'no' | 'hit' | 'turn' | 'win' | 'dice'

type Note = [frequency: number, at: number, length: number, type?: OscillatorType, volume?: number]

const NOTES: Record<Exclude<SoundName, 'card' | 'dice'>, Note[]> = {
  knock: [[140, 0, 0.09, 'sine', 0.5], [120, 0.14, 0.09, 'sine', 0.5]],
  yes: [[523, 0, 0.12], [784, 0.1, 0.2]],
  no: [[330, 0, 0.12], [247, 0.1, 0.22]],
  hit: [[98, 0, 0.5, 'sawtooth', 0.25], [740, 0.05, 0.5, 'sine', 0.3], [1109, 0.12, 0.6, 'sine', 0.2]],
  turn: [[659, 0, 0.1, 'sine', 0.25], [880, 0.09, 0.25, 'sine', 0.25]],
  win: [[523, 0, 0.2], [659, 0.15, 0.2], [784, 0.3, 0.2], [1047, 0.45, 0.5]],
}

let context: AudioContext | null = null
addEventListener('pointerdown', wake, { once: true })
addEventListener('keydown', wake, { once: true })

function wake(): void {
  context ??= new AudioContext()
}

/** Play a sound. A hidden page only calls the player to move. */
export function play(name: SoundName): void {
  if (settings.muted || !context || (document.hidden && name !== 'turn')) return
  if (name === 'card') rustle(0, 0.09)
  else if (name === 'dice') [0, 0.07, 0.12, 0.2, 0.31].forEach((at) => rustle(at, 0.04))
  else for (const note of NOTES[name]) tone(...note)
}

function tone(frequency: number, at: number, length: number, type: OscillatorType = 'triangle', volume = 0.3): void {
  const begin = context!.currentTime + at
  const voice = context!.createOscillator()
  voice.type = type
  voice.frequency.value = frequency
  voice.connect(fade(begin, length, volume))
  voice.start(begin)
  voice.stop(begin + length)
}

/** Paper on a table: a short burst of noise. */
function rustle(at: number, length: number): void {
  const begin = context!.currentTime + at
  const noise = context!.createBuffer(1, Math.ceil(context!.sampleRate * length), context!.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = context!.createBufferSource()
  const filter = context!.createBiquadFilter()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = 2600
  source.connect(filter).connect(fade(begin, length, 0.22))
  source.start(begin)
}

function fade(begin: number, length: number, volume: number): GainNode {
  const gain = context!.createGain()
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(volume, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  gain.connect(context!.destination)
  return gain
}
