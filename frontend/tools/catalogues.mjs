// Makes the Fluent catalogues of the Python package importable, one module per language and subject:
//   virtual:catalogues                { 'en/base': () => import(...), 'en/ghosts': ..., 'en/ghosts-rules': ... }
//   virtual:catalogues/en/base        for every page: common.ftl, table.ftl, web.ftl and the names of the games
//   virtual:catalogues/en/replay      for a page: web-replay.ftl (and replay.ftl if there is one); likewise hints, analysis, learn
//   virtual:catalogues/en/ghosts      for a game: game.ftl and web.ftl of its folder
//   virtual:catalogues/en/ghosts-rules, bots-ghosts, learn-ghosts: its rules, its bots' reasons and analyses, its lesson
// A message that a language lacks is taken from English.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../src/hauntboard', import.meta.url))
const SHARED = join(PACKAGE, 'i18n/locales')
const GAMES = join(PACKAGE, 'games')
const LANGUAGES = ['en', 'es', 'pt', 'pl']
const NAME = 'virtual:catalogues'
// Messages that no page shows.
const NOT_SHOWN = /^([a-z]+-position|position|record|dealer|simulate)-/

/** The games with catalogues: folder and message prefix. */
function games() {
  const folders = readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, 'locales/en/game.ftl')))
  return folders.map((folder) => {
    const text = readFileSync(join(GAMES, folder, 'locales/en/game.ftl'), 'utf8')
    return { folder, prefix: /^([a-z]+)-name = /m.exec(text)[1] }
  })
}

/** The files of each subject, as functions of the language. */
function subjects() {
  const shared = (file) => (language) => join(SHARED, language, `${file}.ftl`)
  const own = (folder, file) => (language) => join(GAMES, folder, 'locales', language, `${file}.ftl`)
  const pages = readdirSync(join(SHARED, 'en')).filter((file) => file.startsWith('web-')).map((file) => file.slice(4, -4))
  return {
    base: ['common', 'table', 'web'].map(shared),
    ...Object.fromEntries(pages.map((page) => [page, [shared(page), shared(`web-${page}`)]])),
    ...Object.fromEntries(games().flatMap(({ folder, prefix }) => [
      [prefix, [own(folder, 'game'), own(folder, 'web')]],
      [`${prefix}-rules`, [own(folder, 'rules')]],
      [`bots-${prefix}`, [own(folder, 'bots'), own(folder, 'analysis')]],
      [`learn-${prefix}`, [own(folder, 'lesson')]],
    ])),
  }
}

/** Strip comments, empty lines and messages that are not shown. */
function shortened(text) {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  let keep = true
  return lines.filter((line) => {
    if (/^[a-zA-Z-]/.test(line)) keep = !NOT_SHOWN.test(line)
    return keep
  }).join('\n')
}

// The messages of a game on pages that list games: the subject, the file, and which of its lines.
const LISTED = {
  base: ['game', /^[a-z]+-(name|tagline) = /],
  learn: ['lesson', /^learn-[a-z]+-about = /],
}

/** The text of a subject as one language has it, and its files. */
function written(language, subject) {
  const files = subjects()[subject].map((path) => path(language)).filter(existsSync)
  const texts = files.map((file) => shortened(readFileSync(file, 'utf8')))
  if (subject in LISTED) {
    const [name, wanted] = LISTED[subject]
    const listed = games().map(({ folder }) => join(GAMES, folder, 'locales', language, `${name}.ftl`)).filter(existsSync)
    files.push(...listed)
    texts.push(...listed.map((file) => readFileSync(file, 'utf8').split('\n').filter((line) => wanted.test(line)).join('\n')))
  }
  return { files, text: texts.join('\n') + '\n' }
}

/** The text of a subject in a language, completed with English messages, and its files. */
function catalogue(language, subject) {
  const english = written('en', subject)
  if (language === 'en') return english
  const own = written(language, subject)
  const has = new Set(entries(own.text).map(([id]) => id))
  const missing = entries(english.text).filter(([id]) => !has.has(id)).map(([, text]) => text)
  return { files: [...own.files, ...english.files], text: own.text + missing.join('') }
}

/** The messages and terms of a text: id and source. Only their first lines and closing braces are not indented. */
function entries(text) {
  return text.split(/^(?=-?[a-zA-Z])/m).filter((entry) => entry.trim()).map((entry) => [/^[\w-]+/.exec(entry)[0], entry])
}

export function catalogues() {
  return {
    name: 'hauntboard-catalogues',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const names = LANGUAGES.flatMap((language) => Object.keys(subjects()).map((name) => `${language}/${name}`))
        const lines = names.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`${NAME}/${name}`)}),`)
        return `export default {\n${lines.join('\n')}\n}`
      }
      if (!id.startsWith(`\0${NAME}/`)) return null
      const [language, subject] = id.slice(NAME.length + 2).split('/')
      const { files, text } = catalogue(language, subject)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}
