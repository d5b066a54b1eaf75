# Aprender um jogo na mesa web. Cada lição tem um arquivo próprio (lesson.ftl).

learn-title = Aprenda jogando
learn-intro = Lições curtas em mesas de verdade. Eu cuido para que saiam as cartas certas; as jogadas são suas.
learn-time = cerca de três minutos
learn-done = concluída
learn-begin = Começar
learn-go-on = Continuar
learn-left-at = parou no passo { $step }
learn-once-more = Mais uma vez
learn-coach = Lume
learn-panel = O que Lume diz
learn-step = Passo { $step } de { $steps }
learn-next = Próximo
learn-back = Voltar
learn-leave = Sair da lição
learn-your-move = Sua vez
learn-almost = Quase!
learn-listen = Um momento! Leia primeiro o que vem a seguir, depois é a sua vez.
learn-cannot = Isso não é possível agora. Olhe para o que está iluminado.
learn-well-done = Muito bem!
learn-finished = Você já pode se sentar em qualquer mesa de { $game }. O resto se aprende jogando.
learn-play = Jogar agora contra bots
learn-rules = Todas as regras
learn-others = As outras lições
