/** Dishes, mixes, snacks, sweets and home remedies, and words for how a food is made or tastes. Each line is a group, as `food-terms.ts` says. */
export const dishes = `
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
`
