// The language of the page: loads catalogues and switches between languages at run time.
import { untrack } from 'svelte'
import catalogues from 'virtual:catalogues'
import { settings } from '../ui/settings.svelte'
import { Catalogue, LANGUAGES, Speaker, type Arguments, type Language } from './speaker'

export { LANGUAGES, LANGUAGE_NAMES, Speaker, type Arguments, type GameEvent, type Language } from './speaker'

class I18n {
  // Replaced after every load, so that all texts on the page render again.
  private current = $state.raw(new Speaker(new Catalogue('en')))
  private all = new Map<Language, Catalogue>()
  private loaded = new Map<string, Promise<void>>()
  private provided = new Map<string, (language: Language) => Promise<string>>()
  private wanted = new Set<string>(['base'])

  get language(): Language {
    return this.current.language
  }

  get speaker(): Speaker {
    return this.current
  }

  /** A speaker for one viewer at a table. */
  speakerFor(names: readonly string[], viewer: number | null): Speaker {
    return new Speaker(this.current.catalogue, names, viewer)
  }

  /** Load subjects (a game's prefix, `PREFIX-rules`, `replay`) in this language, and in any language chosen later. */
  async need(...subjects: string[]): Promise<void> {
    subjects.forEach((subject) => this.wanted.add(subject))
    const language = untrack(() => this.language) // an effect that calls this must not run again after a load
    await Promise.all(subjects.map((subject) => this.load(language, subject)))
    if (language === this.language) this.show(language)
  }

  /** Name a source for a subject that may not be part of the build, and load it if it is not. */
  provide(subject: string, fetch: (language: Language) => Promise<string>): void {
    if (`en/${subject}` in catalogues || this.provided.has(subject)) return
    this.provided.set(subject, fetch)
    this.need(subject).catch(() => {}) // until then ids stand for the words
  }

  /** Switch to a language. */
  async use(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((subject) => this.load(language, subject)))
    settings.language = language
    document.documentElement.lang = language
    this.show(language)
  }

  private show(language: Language): void {
    this.current = new Speaker(this.catalogue(language))
  }

  private catalogue(language: Language): Catalogue {
    let found = this.all.get(language)
    if (!found) this.all.set(language, (found = new Catalogue(language)))
    return found
  }

  /** The text of a subject; empty if there is none: a game need not have them all. */
  private async read(language: Language, subject: string): Promise<string> {
    const built = catalogues[`${language}/${subject}`]
    return built ? (await built()).default : ((await this.provided.get(subject)?.(language)) ?? '')
  }

  private load(language: Language, subject: string): Promise<void> {
    const name = `${language}/${subject}`
    let loading = this.loaded.get(name)
    if (!loading) {
      loading = this.read(language, subject).then((text) => this.catalogue(language).add(text))
      loading.catch(() => this.loaded.delete(name))
      this.loaded.set(name, loading)
    }
    return loading
  }
}

export const i18n = new I18n()

/** Render a message in the language of the page. */
export function t(id: string, values?: Arguments): string {
  return i18n.speaker.text(id, values)
}

/** The language to start with: the one chosen before, else the browser's. */
export function preferred(): Language {
  const asked = [settings.language, ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return (asked.find((tag) => LANGUAGES.includes(tag as Language)) as Language) ?? 'en'
}
