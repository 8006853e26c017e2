/** Nuts, fruit, vegetables, fats, sweeteners, dairy, meat and drinks. Each line is a group, as `food-terms.ts` says. */
export const otherIngredients = `
nut, nuts, நட்ஸ், kottai
dry fruit, dried fruit, mewa, உலர் பழம்
almond, badam, baadam, பாதாம், badami
cashew, kaju, mundhiri, munthiri, முந்திரி, jeedipappu, godambi
peanut, groundnut, moongphali, mungfali, verkadalai, nilakadalai, kadalai, வேர்க்கடலை, நிலக்கடலை, palli, verusenaga, shenga
walnut, akhrot, vaadhumai, வால்நட், அக்ரூட்
pistachio, pista, பிஸ்தா
raisin, kishmish, ular thiratchai, drakshai, உலர் திராட்சை, திராட்சை, kismis, thiratchai
black currant, blackcurrant, karu thiratchai, கருந்திராட்சை
cranberry, cranberries, கிரான்பெர்ரி
berry, berries, பெர்ரி
date, dates, khajur, pericham pazham, perichai, பேரீச்சை, பேரீச்சம்பழம், kharjuram
fig, anjeer, athi pazham, அத்திப்பழம்
apricot, khubani
coconut, nariyal, thengai, தேங்காய், kobbari, thenga
coconut oil, thengai ennai, தேங்காய் எண்ணெய்
sesame oil, gingelly oil, nallennai, நல்லெண்ணெய்
groundnut oil, peanut oil, kadalai ennai, கடலை எண்ணெய்
oil, tel, ennai, எண்ணெய்
ghee, nei, நெய், neyyi
banana, kela, vazhai, vazhaipazham, valaipalam, வாழை, வாழைப்பழம், ethakka, nendran, நேந்திரன், arati
mango, aam, manga, mambazham, மாம்பழம்
jackfruit, kathal, pala pazham, பலாப்பழம்
moringa, drumstick, sahjan, murungai, முருங்கை
amla, gooseberry, nellikai, நெல்லிக்காய்
curry powder, kari podi, கறிப் பொடி
jaggery, gud, gur, vellam, வெல்லம், bellam, sarkkara
palm jaggery, karupatti, karuppatti, panai vellam, pana vellam, கருப்பட்டி, பனை வெல்லம், thati bellam
palm sugar, panam kalkandu, panakarkandu, பனங்கற்கண்டு
brown sugar, nattu sakkarai, நாட்டுச் சர்க்கரை
sugar, cheeni, chini, shakkar, sakkarai, sarkarai, சர்க்கரை, panchadara
honey, shahad, shahed, then, தேன், thene
milk, doodh, paal, பால், palu
buttermilk, chaas, mor, மோர், majjiga
curd, yogurt, dahi, thayir, தயிர், perugu
butter, makkhan, vennai, வெண்ணெய்
paneer, பன்னீர்
egg, anda, muttai, முட்டை, guddu
chocolate, cocoa, cacao, சாக்லேட், கோகோ
coffee, kaapi, காபி
tea, chai, theneer, தேநீர்
neem, veppilai, வேப்பிலை
tulsi, holy basil, thulasi, துளசி
mint, pudina, புதினா
lemon, nimbu, elumichai, எலுமிச்சை
tomato, tamatar, thakkali, தக்காளி
potato, aloo, urulai, உருளைக்கிழங்கு
carrot, gajar, கேரட்
beetroot, chukandar, பீட்ரூட்
spinach, palak, keerai, கீரை
mushroom, kaalan, காளான்
tapioca, cassava, maravalli, javvarisi, ஜவ்வரிசி, sabudana, sago
arrowroot, koovai kizhangu, கூவைக்கிழங்கு
hibiscus, sembaruthi, செம்பருத்தி
rose, gulab, roja, ரோஜா
bitter gourd, karela, pavakkai, பாகற்காய்
fish, machli, meen, மீன்
chicken, murgh, kozhi, கோழி
mutton, aattu kari, ஆட்டுக்கறி
hazelnut, ஹேசல்நட்
brazil nut, பிரேசில் நட்
pine nut, chilgoza
macadamia, மக்கடாமியா
prune, dried plum, aloo bukhara
dried mango, aam papad, மாம்பழ வற்றல்
turkey berry, sundakkai, சுண்டைக்காய்
black nightshade, manathakkali, மணத்தக்காளி
kokum, kodampuli, kudam puli, குடம்புளி, garcinia
coconut sugar, thengai sarkkarai, தேங்காய் சர்க்கரை
`
