// Makes the Fluent catalogues of the Python package importable, one module per language and subject:
//   virtual:catalogues                { 'en/base': () => import(...), 'en/PREFIX': ..., 'en/PREFIX-rules': ... }
//   virtual:catalogues/en/base        for every page: common.ftl, table.ftl, games.ftl, web.ftl and the names of the games
//   virtual:catalogues/en/replay      for a page: web-replay.ftl (and replay.ftl if there is one); likewise hints, analysis, learn
//   virtual:catalogues/en/PREFIX      for a game, by the prefix of its messages: game.ftl and web.ftl of its folder
//   virtual:catalogues/en/PREFIX-rules, bots-PREFIX, learn-PREFIX: its rules, its bots' reasons and what moves reveal, its lesson
// A game may lack any of these files. Messages that it lacks in a language are taken from English.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../src/hauntboard', import.meta.url))
const SHARED = join(PACKAGE, 'i18n/locales')
const GAMES = join(PACKAGE, 'games')
const LANGUAGES = ['en', 'es', 'pt', 'pl']
const NAME = 'virtual:catalogues'
// Messages that no page shows.
const NOT_SHOWN = /^([a-z0-9]+-position|position|record|dealer|simulate)-/

/** The games with catalogues: folder and message prefix. */
function games() {
  const folders = readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, 'locales/en/game.ftl')))
  return folders.map((folder) => {
    const text = readFileSync(join(GAMES, folder, 'locales/en/game.ftl'), 'utf8')
    return { folder, prefix: /^([a-z0-9]+)-name = /m.exec(text)?.[1] }
  }).filter(({ prefix }) => prefix)
}

/** A file of a game, as a function of the language. */
const own = (folder, file) => (language) => join(GAMES, folder, 'locales', language, `${file}.ftl`)

/** The files of each subject, as functions of the language. */
function subjects() {
  const shared = (file) => (language) => join(SHARED, language, `${file}.ftl`)
  const pages = readdirSync(join(SHARED, 'en')).filter((file) => file.startsWith('web-')).map((file) => file.slice(4, -4))
  return {
    base: ['common', 'table', 'games', 'web'].map(shared),
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

/** The messages of a file by id, each with its id. */
function messages(file) {
  const text = existsSync(file) ? shortened(readFileSync(file, 'utf8')) : ''
  return new Map(text.split(/\n(?=[a-zA-Z-])/).filter(Boolean).map((message) => [message.split(' ')[0], message]))
}

/** The messages about games on the home page and the list of lessons, by file. */
const ABOUT = { game: /^([a-z0-9]+-(name|tagline)|luck-[a-z0-9]+)$/, lesson: /^learn-about-/ }

/** The text of a file in a language, with English messages for those it lacks. */
function merged(path, language, shown = /^/) {
  const all = new Map([...messages(path('en')), ...messages(path(language))])
  return [...all].filter(([id]) => shown.test(id)).map(([, message]) => message).join('\n')
}

/** The text of a subject in a language, and its files. */
function catalogue(language, subject) {
  const parts = subjects()[subject].map((path) => ({ path }))
  if (subject === 'base') {
    for (const { folder } of games()) parts.push(...Object.entries(ABOUT).map(([file, shown]) => ({ path: own(folder, file), shown })))
  }
  const files = parts.flatMap(({ path }) => [path('en'), path(language)]).filter(existsSync)
  return { files, text: parts.map(({ path, shown }) => merged(path, language, shown)).join('\n') + '\n' }
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
