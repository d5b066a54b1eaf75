// What a person has chosen for this browser. Kept in localStorage; forgotten without harm.
export type Theme = 'auto' | 'dark' | 'light'
export type Speed = 'off' | 'fast' | 'normal'

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
  speed = $state<Speed>('normal')
  muted = $state(false)
  /** Whether notebooks fill themselves with what is provable. */
  provable = $state(true)
  /** How a game was last set up for a match against bots. */
  setups = $state<Record<string, { players: number; bot: string }>>({})

  /** How far somebody has come in the lessons, by game. */
  lessons = $state<Record<string, { step: number; done: boolean }>>({})
  /** Whether somebody may still want to be told where to begin. */
  newcomer = $state(true)

  constructor() {
    Object.assign(this, kept())
  }

  /** Write changes down for as long as the page lives. */
  keep(): void {
    $effect.root(() => {
      $effect(() => {
        const { language, theme, speed, muted, provable, setups, lessons, newcomer } = this
        try {
          localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, muted, provable, setups, lessons, newcomer }))
        } catch {
          // A browser that keeps nothing still plays.
        }
      })
      $effect(() => {
        if (this.theme === 'auto') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = this.theme
        // What the browser draws around the page.
        for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
          meta.content = PAGE[this.theme === 'auto' ? (meta.media.includes('light') ? 'light' : 'dark') : this.theme]
        }
      })
    })
  }
}

export const settings = new Settings()
