/**
 * Names of the same food, each line a group: English, Hindi, Tamil in Latin letters and in Tamil script, and common
 * Telugu, Malayalam and Kannada names. Spellings that sound alike need no entry of their own (see `spelling-key.ts`).
 * A name has at most two words.
 */
export const sameFoods = `
turmeric, haldi, manjal, மஞ்சள், pasupu, arishina, manjal thool, haldi powder
chilli, chile, mirch, mirchi, milagai, மிளகாய், mirapakaya, mulaku podi, red chilli, lal mirch, cayenne, vathal, வத்தல்
coriander, coriander seed, dhania, dhaniya, malli, kothamalli, மல்லி, கொத்தமல்லி, dhaniyalu, kottambari
black pepper, pepper, peppercorn, kali mirch, kaali mirch, milagu, kurumilagu, மிளகு, கருமிளகு, குருமிளகு, miriyalu, kurumulaku, karimenasu, nalla milagu
cumin, jeera, zeera, jeerakam, seeragam, சீரகம், jilakara, jeerige
fennel, saunf, sombu, perunjeeragam, சோம்பு, பெருஞ்சீரகம், variyali
fenugreek, methi, vendhayam, venthayam, வெந்தயம், menthulu, uluva, menthya
mustard, rai, sarson, kadugu, கடுகு, sasive
cardamom, elaichi, ilaichi, elakkai, yelakkai, ஏலக்காய், yalakulu, elam
cinnamon, dalchini, pattai, lavangapattai, பட்டை, chekka, karuvapatta
clove, laung, lavang, kirambu, grambu, krambu, கிராம்பு, lavangam
nutmeg, jaiphal, jathikai, ஜாதிக்காய்
mace, javitri, jathipathri, ஜாதிபத்ரி
star anise, chakra phool, annasi poo, natchathira sombu, அன்னாசிப்பூ, நட்சத்திர சோம்பு
bay leaf, tej patta, brinji ilai, பிரிஞ்சி இலை
stone flower, kalpasi, kalpaasi, dagad phool, patthar phool, கல்பாசி
asafoetida, hing, perungayam, பெருங்காயம், inguva, kayam
curry leaf, kadi patta, karuveppilai, kariveppilai, கறிவேப்பிலை, கருவேப்பிலை, karivepaku
ginger, dry ginger, adrak, sonth, saunth, inji, sukku, chukku, இஞ்சி, சுக்கு, allam, shunti
garlic, lehsun, lahsun, poondu, பூண்டு, vellulli, veluthulli
onion, pyaz, pyaaz, vengayam, வெங்காயம், ullipaya, eerulli
small onion, shallot, chinna vengayam, சின்ன வெங்காயம்
tamarind, imli, puli, புளி, chintapandu
poppy seed, khus khus, kasakasa, கசகசா, gasagasalu
carom, ajwain, omam, ஓமம், vamu
black cumin, nigella, kalonji, karunjeeragam, கருஞ்சீரகம்
saffron, kesar, kungumapoo, குங்குமப்பூ
dry mango, amchur, mangai podi, மாங்காய் பொடி
long pepper, pippali, thippili, திப்பிலி
spice, vasanai porul, மசாலாப் பொருட்கள்
masala, masale, மசாலா
garam masala, கரம் மசாலா
rock salt, sendha namak, saindhava lavanam, indhuppu, induppu, இந்துப்பு, himalayan salt, pink salt
salt, namak, uppu, உப்பு
sesame, til, gingelly, ellu, எள், nuvvulu, yellu
white sesame, safed til, vellai ellu, வெள்ளை எள்
black sesame, kala til, karuppu ellu, கருப்பு எள்
flax, flaxseed, flax seed, linseed, alsi, aali vidhai, ali vithai, ஆளி விதை, ஆளிவிதை, avise ginjalu, agase
chia, chia seed, sabja, சியா, சியா விதை
pumpkin, pumpkin seed, kaddu, parangi, poosani, pusani, poosani vidhai, பூசணி, பூசணி விதை, parangikai, gummadi, pepita
sunflower, sunflower seed, surajmukhi, suryakanthi, sooriyakanthi, சூரியகாந்தி, சூரியகாந்தி விதை, poddutirugudu
melon, melon seed, magaz, kharbuja, mulam pazham, முலாம்பழம், முலாம்பழ விதை, vellari vidhai
seed, beej, vidhai, vithai, vidhaigal, விதை, விதைகள், ginjalu
watermelon, tarbooz, tharpoosani, தர்பூசணி
hemp seed, bhang beej
basil seed, tukmaria, sabja vidhai, சப்ஜா
ragi, finger millet, nachni, mandua, kezhvaragu, kelvaragu, keppai, kepai, kelviragu, ராகி, கேழ்வரகு, கேப்பை, ragulu, taidalu, panjappullu
pearl millet, bajra, bajri, kambu, கம்பு, sajjalu, sajje
sorghum, jowar, jwari, cholam, solam, சோளம், jonnalu, jola, white millet
foxtail millet, kangni, thinai, tinai, தினை, korralu, navane, kakum
little millet, kutki, samai, saamai, சாமை, samalu, saame
kodo millet, kodra, varagu, வரகு, arikelu, harka
barnyard millet, sanwa, kuthiraivali, குதிரைவாலி, udalu, oodalu, jhangora
proso millet, pani varagu, panivaragu, பனிவரகு, barri, cheena
browntop millet, kula samai, korale, குலசாமை
millet, millets, siruthaniyam, sirudhaniyam, chirudhanyam, சிறுதானியம், சிறுதானிய, siridhanya
rice, chawal, arisi, அரிசி, biyyam, akki, ari
black rice, karuppu kavuni, kavuni, kavuni arisi, karuppu arisi, karupparisi, forbidden rice, kala chawal, கருப்பு கவுனி, கவுனி, கவுனி அரிசி, கருப்பரிசி, கருப்பு அரிசி
red rice, sigappu arisi, sivappu arisi, சிவப்பு அரிசி, matta rice, lal chawal
brown rice, kaikuthal arisi, கைக்குத்தல் அரிசி
mappillai samba, mapillai samba, மாப்பிள்ளை சம்பா
wheat, gehun, godhumai, kothumai, கோதுமை, godhuma, godhi, gothambu
whole wheat, atta, முழு கோதுமை
broken wheat, dalia, daliya, samba rava, சம்பா ரவை, lapsi
maize, corn, makka, makkacholam, மக்காச்சோளம், mokkajonna
barley, jau, barli, பார்லி
oats, oat, oatmeal, ஓட்ஸ்
quinoa, கினோவா
amaranth, rajgira, thandu keerai vidhai
buckwheat, kuttu
semolina, sooji, suji, rava, rawa, ravai, ரவை
vermicelli, semiya, sevai, சேமியா
flattened rice, poha, aval, அவல், atukulu, avalakki
puffed rice, murmura, pori, பொரி, maramaralu
gram, chana, bengal gram, chana dal, kadalai paruppu, kadala paruppu, கடலைப் பருப்பு, senagapappu
chickpea, kabuli chana, konda kadalai, kondakadalai, கொண்டைக்கடலை, chole
roasted gram, roasted bengal, bhuna chana, pottukadalai, pottu kadalai, udaitha kadalai, பொட்டுக்கடலை, putnalu
gram flour, besan, kadalai maavu, கடலை மாவு
green gram, moong, mung, pachai payaru, pasi payaru, payatham paruppu, பச்சைப்பயறு, பாசிப்பயறு, pesalu, cherupayar, hesaru
black gram, urad, urad dal, ulundhu, ulunthu, ulutham paruppu, உளுந்து, உளுத்தம் பருப்பு, minapappu
toor dal, tur dal, arhar, arhar dal, pigeon pea, thuvaram paruppu, tuvaram paruppu, துவரம் பருப்பு, kandipappu
horse gram, kulthi, kollu, கொள்ளு, ulavalu, huruli, muthira
lentil, masoor, mysore paruppu, மைசூர் பருப்பு
cowpea, lobia, karamani, thattapayaru, காராமணி, தட்டைப்பயறு
kidney bean, rajma, ராஜ்மா
field bean, mochai, மொச்சை
soya, soy, soybean, soya bean, சோயா
pulse, dal, daal, dhal, paruppu, பருப்பு, payaru, பயறு, pappu, parippu
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
powder, podi, pudi, thool, thul, choornam, பொடி, தூள், churna
flour, maavu, maav, atta, மாவு, pindi, hittu
flake, flakes, அவல்
sprouted, sprout, mulaikattiya, முளைகட்டிய, ankurit
roasted, varutha, varuthadhu, வறுத்த, bhuna, dry roasted
leaf, ilai, இலை, patta
mix, mixture, kalavai, கலவை
seed mix, vidhai kalavai, விதைக் கலவை, விதைக் கலவைகள்
porridge, kanji, kanjee, கஞ்சி, congee, dalia, koozh, kool, கூழ், ambali, ganji, java, kali
porridge mix, kanji maavu, kanji mix, கஞ்சி மாவு, sathu maavu, sathu mavu, சத்து மாவு, சத்துமாவு
multigrain, multi grain, navadhanya, navathaniyam, பலதானிய, thaniyam, தானியம், நவதானியம்
muesli, granola, மியூஸ்லி
cereal, cereals, சீரியல்
sprinkle, topping, thooval, தூவல்
sambar, sambhar, saambaar, சாம்பார்
sambar powder, sambar podi, sambar masala, சாம்பார் பொடி, சாம்பார் தூள், sambar mix
rasam, charu, saaru, ரசம், saar
rasam powder, rasam podi, rasam masala, ரசப் பொடி, ரசம் பொடி
chettinad, chettinadu, chettinaadu, செட்டிநாடு
idli podi, idly podi, gunpowder, gun powder, milagai podi, molagapodi, idli powder, chutney podi, இட்லி பொடி, மிளகாய் பொடி, paruppu podi, dosa podi
idli, idly, இட்லி
dosa, dosai, தோசை, dose
kuzhambu, kulambu, kolambu, குழம்பு
curry, kari, gravy, கறி
chicken masala, சிக்கன் மசாலா
biryani, briyani, பிரியாணி
pickle, achar, oorugai, ஊறுகாய்
papad, appalam, அப்பளம்
murukku, chakli, முறுக்கு
laddu, laddoo, urundai, லட்டு, உருண்டை
halwa, அல்வா
upma, uppuma, உப்புமா
chapati, roti, சப்பாத்தி
noodle, நூடுல்ஸ்
kashayam, kadha, கஷாயம்
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
snack, thinpandam, நொறுக்குத்தீனி, nibbles
salad, சாலட்
sweet, mithai, inippu, இனிப்பு, meetha
spicy, hot, kaaram, karam, காரம், teekha
ground, arachathu, அரைத்த
whole, muzhu, முழு, sabut
raw, pachai, பச்சை
black, karuppu, kala, கருப்பு
white, vellai, safed, வெள்ளை
red, sigappu, sivappu, lal, சிவப்பு
salem, சேலம்
guntur, குண்டூர்
tamarind rice, puliyodharai, puliyogare, புளியோதரை
vada, vadai, வடை
pongal, பொங்கல்
ven pongal, khichdi, கிச்சடி
kheer, payasam, பாயசம்
sundal, சுண்டல்
adai, அடை
puttu, புட்டு
idiyappam, string hopper, இடியாப்பம்
kollu podi, கொள்ளு பொடி
ellu podi, எள்ளு பொடி, til powder
curry leaves powder, karuveppilai podi
gongura, pulicha keerai, புளிச்ச கீரை
dry coconut, kopra, கொப்பரை
soap nut, reetha, poonthi kottai
vinegar, sirka, வினிகர்
psyllium, isabgol, isapgol, இசப்கோல்
sattu, sathu paruppu
water chestnut, singhara, singoda
lotus seed, makhana, fox nut, phool makhana, thamarai vidhai, தாமரை விதை
chivda, aval mixture, அவல் மிக்சர்
sev, omapodi, ஓமப்பொடி
banana chips, nendran chips, vazhaikai chips, வாழைக்காய் சிப்ஸ்
chips, crisps, varuval, சிப்ஸ், வறுவல்
tapioca chips, maravalli chips, மரவள்ளி சிப்ஸ்
thattai, தட்டை, nippattu
seedai, சீடை
adhirasam, athirasam, அதிரசம், ariselu
mysore pak, மைசூர் பாக்
groundnut candy, chikki, kadalai mittai, கடலை மிட்டாய்
sesame candy, ellu mittai, எள்ளு மிட்டாய், gajak
ragi flour, kezhvaragu maavu, ragi maavu, கேழ்வரகு மாவு, ராகி மாவு
rice flour, arisi maavu, அரிசி மாவு, chawal atta
wheat flour, gehun atta, godhumai maavu, கோதுமை மாவு
maida, refined flour, மைதா
millet flour, siruthaniya maavu, சிறுதானிய மாவு
urad flour, ulundhu maavu, உளுந்து மாவு
ulundhu kali, ulundhankali, உளுந்தங்களி
corn flour, cornflour, sola maavu, சோள மாவு
corn flakes, cornflakes, கார்ன் ஃப்ளேக்ஸ்
popcorn, solapori, சோளப்பொரி
ragi flakes, ராகி அவல்
garlic powder, poondu podi, பூண்டுப் பொடி
ginger powder, sukku podi, சுக்குப் பொடி, sonth powder
ginger coffee, sukku kaapi, சுக்கு காபி
moringa powder, murungai podi, முருங்கைப் பொடி
fish masala, meen masala, மீன் மசாலா
mutton masala, மட்டன் மசாலா
egg masala, முட்டை மசாலா
biryani masala, பிரியாணி மசாலா
chana masala, chole masala, சன்னா மசாலா
pav bhaji, பாவ் பாஜி
chaat masala, சாட் மசாலா
tea masala, chai masala, டீ மசாலா
vatha kuzhambu, vathal kuzhambu, வத்தக் குழம்பு, வத்தல் குழம்பு
kara kuzhambu, கார குழம்பு
puliyodharai mix, pulikachal, புளிக்காய்ச்சல், puliyogare mix
lemon rice, elumichai sadam, எலுமிச்சை சாதம்
coconut rice, thengai sadam, தேங்காய் சாதம்
bisi bele, bisibelebath, பிசிபேளேபாத்
curd chilli, mor milagai, மோர் மிளகாய்
vadam, vadagam, வடகம், வடாம், fryums
mango pickle, maanga oorugai, மாங்காய் ஊறுகாய், aam achar
lemon pickle, elumichai oorugai, எலுமிச்சை ஊறுகாய்
garlic pickle, poondu oorugai, பூண்டு ஊறுகாய்
tomato thokku, thakkali thokku, தக்காளித் தொக்கு
thokku, தொக்கு
chutney, thuvaiyal, துவையல், சட்னி
jam, murabba, ஜாம்
gulkand, rose petal, குல்கந்து
amla candy, nelli candy, நெல்லி மிட்டாய்
sherbet, sarbath, சர்பத்
sarsaparilla, nannari, anantamul, நன்னாரி
triphala, திரிபலா
ashwagandha, amukkara, அஸ்வகந்தா, அமுக்கரா
licorice, liquorice, mulethi, athimadhuram, அதிமதுரம்
brahmi, vallarai, வல்லாரை
betel leaf, vetrilai, வெற்றிலை, paan
castor oil, vilakkennai, விளக்கெண்ணெய்
mustard oil, kadugu ennai, கடுகு எண்ணெய், sarson tel
cold pressed, wood pressed, chekku, marachekku, செக்கு, மரச்செக்கு, ghani
wild honey, forest honey, malai then, மலைத் தேன்
rock sugar, kalkandu, கற்கண்டு, mishri
peas, matar, pattani, பட்டாணி, batani
moth bean, matki, naripayaru, நரிப்பயறு
black chickpea, kala chana, karuppu kondakadalai, கருப்பு கொண்டைக்கடலை
hazelnut, ஹேசல்நட்
brazil nut, பிரேசில் நட்
pine nut, chilgoza
macadamia, மக்கடாமியா
prune, dried plum, aloo bukhara
dried mango, aam papad, மாம்பழ வற்றல்
turkey berry, sundakkai, சுண்டைக்காய்
black nightshade, manathakkali, மணத்தக்காளி
kokum, kodampuli, kudam puli, குடம்புளி, garcinia
seeraga samba, jeeraka samba, சீரக சம்பா
thooyamalli, தூயமல்லி
poongar, பூங்கார்
kattuyanam, காட்டுயானம்
ponni, பொன்னி
basmati, பாஸ்மதி
idli rice, idli arisi, இட்லி அரிசி
bamboo rice, moongil arisi, மூங்கில் அரிசி
coconut sugar, thengai sarkkarai, தேங்காய் சர்க்கரை
`
/** Kinds of food, and the foods that they mean here. Only in this direction: who looks for muesli wants no podi. */
export const kindsOfFood = `
breakfast, kaalai unavu, காலை உணவு, tiffin, டிபன், nashta, morning: porridge, muesli, idli podi, porridge mix
snack, snacks, evening snack, munchies, நொறுக்குத்தீனி, thinpandam: seed mix, muesli
dinner, lunch, meal: masala, idli podi, porridge
drink, beverage: porridge
topping, garnish: sprinkle, seed mix
trail mix, seeds mix: seed mix
spice: masala
masala: spice
millet mix: millet
condiment, seasoning: masala, spice, podi
`
