/** Verbs that are read before those of the other tables, in their form: English, Portuguese and Spanish. */
export const laterDeedWords = `
smell = smell, smell_flower, sniff, take_sniff, have_sniff | cheirar, farejar, dar_cheirada, dar_cheiradinha | oler, olfatear, olisquear, husmear, olfatear_flor, husmear_flor
be = | continuar_lá, continuar_ali, continuar_aí, seguir_lá, seguir_ali | seguir_ahí, seguir_allí, seguir_allá, seguir_aquí, seguir_acá, continuar_ahí, continuar_allí
shrug = | suspirar, dar_suspiro | suspirar, dar_suspiro
shiver = panic | ter_frio, passar_frio, ter_calafrio | tener_frío, pasar_frío, tener_escalofrío
build = | montar_beliche, montar_cama, montar_berço, montar_estante, montar_móvel, montar_armário, montar_roupeiro, montar_mesa, montar_cadeira, montar_secretária, montar_trampolim, montar_insuflável, montar_baloiço | montar_litera, montar_cama, montar_cuna, montar_estantería, montar_mueble, montar_armario, montar_mesa, montar_tienda, montar_carpa, montar_belén, montar_columpio
shout = fight_over, squabble, bicker, bellyache | brigar, discutir_com, implicar |
stand = stop_dead, halt, stand_up_straight | ficar_pé, ficar_em_pé, ficar_de_pé, permanecer_pé | quedar_pie, quedarse_pie, permanecer_pie
pull = peel_off, tug_at, yank | arregaçar, içar, rasgar | arremangar, izar, remangar
pour = sprinkle, dribble, drizzle, ladle, decant | polvilhar, salpicar_sal, entornar, regar | espolvorear, esparcir_harina, regar
blow = whistle, blow_whistle | assobiar, assoviar, apitar, apagar_vela, soprar_vela, tocar_apito | silbar, chiflar, apagar_vela, apagar_velita, soplar_vela, tocar_silbato, tocar_pito
push = close_door, shut_door, slam | fechar_porta, fechar_portão, afastar_sofá, afastar_cadeira, afastar_mesa | cerrar_puerta, cerrar_portón, mover_silla, mover_mesa, mover_ficha
sweep = mop, vacuum, hoover | aspirar, passar_aspirador, passar_esfregona, passar_esfregão, passar_rodo | aspirar, trapear, pasar_aspiradora, pasar_aspirador, pasar_fregona, pasar_mopa, pasar_trapeador, trapear_piso, fregar_suelo, fregar_piso
hug = | ninar, embalar | arrullar, acunar
open = | debulhar, desgranar, descascar_feijão | desgranar, desvainar
push = wind_up | |
hold = sew, stitch, knit, crochet, darn, hem | costurar, coser, tricotar, bordar, remendar | coser, tejer, bordar, remendar, zurcir, aguantar
put-on = put_plaster | estrear_fato, ajustar_óculo, engessar | ajustar_gafa, ajustar_lente, probar_gafa
hide = barricade | trancar-se, fechar-se, enfiar-se_debaixo | encerrarse, atrincherarse
cook = braai, barbie, braaiing, shell_pea | temperar, refogar, guisar, untar_forma, socar_massa, sovar | guisar, sofreír, sazonar, aliñar, empanar
cut = snip, shear | aparar |
dig = root_up | fuçar, escavar | hozar, escarbar, cavar
run = career_off | correr_atrás | corretear, corretiar, corretearse
hit = thump, wallop, whack | socar, esmurrar, varejar | serruchar, aserrar, aporrear, golpetear, aporrearse, apalear
phone = answer_phone | atender, desligar_telefone, atender_telefone | atender_teléfono, colgar_teléfono
hand-over = | estender-lhe, dar_lugar | alargar, repartir
`;
