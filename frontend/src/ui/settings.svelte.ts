// The user's settings for this browser, in localStorage; nothing breaks if they are lost.
export type Theme = 'auto' | 'dark' | 'light'
/** How fast the moves of others follow each other, and how fast pieces travel. */
export type Speed = 'off' | 'fast' | 'normal'
/** Whether pieces travel: as the device prefers, or not at all. */
export type Motion = 'auto' | 'off'

const KEY = 'hauntboard'
const PAGE = { dark: '#171026', light: '#eee2c9' } // --page of app.css

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

class Settings {
  language = $state('')
  theme = $state<Theme>('auto')
  pace = $state<Speed>('normal')
  motion = $state<Motion>('auto')
  muted = $state(false)
  /** Whether notebooks fill in what can be proved. */
  provable = $state(true)
  /** The last setup of each game against bots. */
  setups = $state<Record<string, { players: number; bot: string }>>({})
  /** Progress in the lesson of each game. */
  lessons = $state<Record<string, { step: number; done: boolean }>>({})
  /** Whether to suggest the lessons on the home page. */
  newcomer = $state(true)

  constructor() {
    Object.assign(this, kept())
  }

  /** Save every change from now on, and apply the theme. */
  keep(): void {
    $effect.root(() => {
      $effect(() => {
        const { language, theme, pace, motion, muted, provable, setups, lessons, newcomer } = this
        try {
          localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, motion, muted, provable, setups, lessons, newcomer }))
        } catch {
          // Storage is unavailable; the settings last as long as the page.
        }
      })
      $effect(() => {
        document.documentElement.toggleAttribute('data-still', this.motion === 'off')
      })
      $effect(() => {
        if (this.theme === 'auto') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = this.theme
        // The colour of the browser's own bars.
        for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
          meta.content = PAGE[this.theme === 'auto' ? (meta.media.includes('light') ? 'light' : 'dark') : this.theme]
        }
      })
    })
  }
}

export const settings = new Settings()
